import { useEffect, useState } from "react";
import { type Consequence, count, type Path, sameJson, visible } from "../../../core/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PathIcon, UsedIcon } from "../../ui/icons.ts";
import type { DesignActions } from "../actions.ts";
import styles from "./Menus.module.css";

type Copied = Consequence & { readonly code: "copied" };

export interface SharedPlacesProps {
  /** Where the reference stands. */
  readonly path: Path;
  readonly actions: DesignActions;
  /** It is to change wherever it is used. */
  readonly onEverywhere: () => void;
  readonly onDone: () => void;
  /** The row is the reference itself: to change the definition means to go to it. */
  readonly isReference: boolean;
}

const maxPlaces = 8;

/** "This is used in 3 places": which, and whether to change it in all of them or in a copy. */
export function SharedPlaces({ path, actions, onEverywhere, onDone, isReference }: SharedPlacesProps) {
  const found = useUses(path, actions);
  if (!found) return null;
  const { name, places, definition, tokens } = found;
  const here = path.at(-1);
  return (
    <div className={styles.places}>
      <p>
        {places.length === 1 ? (
          <>
            <code>{name}</code> is used here alone
          </>
        ) : (
          `This is used in ${count(places.length, "place")}:`
        )}
      </p>
      {places.length > 1 && (
        <ul>
          {places.slice(0, maxPlaces).map(({ path: place, names }) => (
            <li key={JSON.stringify(place)}>
              <button type="button" className={styles.place} onClick={() => actions.reveal(place)}>
                <Icon of={UsedIcon} size={14} />
                <PlaceName names={names} />
                {isHere(place, path) && <span className={styles.here}>here</span>}
              </button>
            </li>
          ))}
          {places.length > maxPlaces && <li className={styles.more}>and {places.length - maxPlaces} more</li>}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          look="filled"
          onClick={() => {
            onEverywhere();
            if (isReference) actions.reveal(definition);
          }}
        >
          {places.length === 1 ? `Change ${name}` : "Change it everywhere"}
        </Button>
        <Button
          look="outlined"
          onClick={() => {
            void actions.edit({ verb: "inline", path });
            onDone();
          }}
        >
          Make a copy here
        </Button>
      </div>
      <p className={styles.more}>
        A copy is written out{" "}
        {typeof here === "string" ? (
          <>
            in <code>{visible(here)}</code>
          </>
        ) : (
          "here"
        )}{" "}
        and costs ≈{tokens} tokens more.
      </p>
    </div>
  );
}

/** Beside null the reference stands in a branch of its own. */
function isHere(place: Path, path: Path): boolean {
  return place.length - path.length <= 2 && sameJson(place.slice(0, path.length), path);
}

function PlaceName({ names }: { names: readonly string[] }) {
  return names.map((step, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand twice in a path.
    <span key={index} className={styles.step}>
      {index > 0 && <Icon of={PathIcon} size={12} />}
      <code>{step}</code>
    </span>
  ));
}

/** What writing the definition out here would leave: the places that use it. */
export function useUses(path: Path, actions: DesignActions): Copied | undefined {
  const [found, setFound] = useState<Copied>();
  const place = JSON.stringify(path);
  useEffect(() => {
    let isThere = true;
    void actions.preview({ verb: "inline", path: JSON.parse(place) as Path }).then((result) => {
      if (isThere && "edits" in result) setFound(result.consequences.find((one) => one.code === "copied"));
    });
    return () => {
      isThere = false;
    };
  }, [place, actions]);
  return found;
}
