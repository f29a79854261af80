import { useEffect, useState } from "react";
import { consequenceInWords, type JsonObject, type Row } from "../../../core/index.ts";
import type { DesignActions } from "../actions.ts";

interface NotTaken {
  readonly default: string | undefined;
  readonly examples: string | undefined;
}

const nothing: NotTaken = { default: undefined, examples: undefined };

/** What is wrong with the default and the examples by the row's own schema, in words. The worker judges. */
export function useNotTaken(row: Row, schema: JsonObject, actions: DesignActions): NotTaken {
  const [found, setFound] = useState(nothing);
  const isAsked = Object.hasOwn(schema, "default") || Object.hasOwn(schema, "examples");
  const place = JSON.stringify(row.path);
  const text = isAsked ? JSON.stringify(schema) : "";
  useEffect(() => {
    if (text === "") return setFound(nothing);
    let isThere = true;
    const title = (JSON.parse(text) as JsonObject).title;
    // An edit that changes nothing: its consequences are what is wrong already.
    void actions
      .preview({ verb: "keyword", path: JSON.parse(place), keyword: "title", value: title })
      .then((result) => {
        if (!isThere || "refusal" in result) return;
        const about = (keyword: "default" | "examples") => {
          const wrong = result.consequences.find((one) => one.code === "not-taken" && one.keyword === keyword);
          return wrong && consequenceInWords(wrong);
        };
        setFound({ default: about("default"), examples: about("examples") });
      });
    return () => {
      isThere = false;
    };
  }, [text, place, actions]);
  return found;
}
