import { useEffect, useRef } from "react";
import { consequenceInWords } from "../../core/index.ts";
import { design } from "../store/panels/design.ts";
import { designActions } from "../store/panels/design-actions.ts";
import type { Item } from "./items.ts";
import type { Editing } from "./RowView.tsx";

/** While a name is typed: what is renamed along with it, said before it is kept. */
export function useAlong(editing: (Editing & { readonly key: string }) | null, items: readonly Item[]): void {
  const latest = useRef(items);
  latest.current = items;
  const key = editing?.cell === "name" ? editing.key : null;
  useEffect(() => {
    const item = latest.current.find((one) => one.key === key);
    if (item?.kind !== "row") return;
    let isThere = true;
    // Which other name it gets makes no difference, as long as nothing has that one.
    void designActions.preview({ verb: "rename", path: item.row.path, to: `\0${item.row.name}` }).then((result) => {
      const along = "refusal" in result ? undefined : result.consequences.find(({ code }) => code === "renamed-along");
      if (!isThere || !along) return;
      const besides = consequenceInWords(along);
      design.setState({ besides });
      designActions.say(besides);
    });
    return () => {
      isThere = false;
      design.setState({ besides: null });
    };
  }, [key]);
}
