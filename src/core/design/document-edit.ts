import { casesOf } from "../cases/index.ts";
import { isObject, member } from "../json.ts";
import { type Change, editsFor, parseDocument, valueAt } from "../text/index.ts";
import type { Json, JsonObject, Path, Span, TextEdit } from "../types.ts";
import { designEdit } from "./apply.ts";
import { type DesignEdit, type EditResult, isRefused } from "./edit.ts";
import { tagAt } from "./edits/tell-apart.ts";

/** An edit of one tool as edits of the document around it. A name that is changed is changed in the saved calls, too. */
export function designDocumentEdit(text: string, tool: Span, edit: DesignEdit): EditResult {
  const result = designEdit(text.substring(tool.offset, tool.offset + tool.length), edit);
  if (isRefused(result)) return result;
  const edits = result.edits.map((one) => ({ ...one, offset: one.offset + tool.offset }));
  // Most documents have no cases, and looking for them means reading all of the text.
  const along = text.includes('"cases"') ? caseEdits(text, tool, edit) : [];
  if (along.length === 0) return { ...result, edits };
  const [renamed = { code: "renamed-along" as const, places: 0, cases: 0 }] = result.consequences.filter(
    (one) => one.code === "renamed-along",
  );
  const others = result.consequences.filter((one) => one.code !== "renamed-along");
  return {
    ...result,
    edits: [...edits, ...along],
    consequences: [{ ...renamed, cases: along.length }, ...others],
  };
}

function caseEdits(text: string, span: Span, edit: DesignEdit): readonly TextEdit[] {
  if (edit.verb !== "rename" && edit.verb !== "tell-apart") return [];
  const document = parseDocument(text);
  const tool = document.tools.find(({ offset }) => offset === span.offset);
  const name = member(tool?.value, "name");
  const { frame } = document;
  const { path, to } = renamedIn(isObject(tool?.value) ? tool.value : {}, edit);
  if (!frame || path[0] !== "inputSchema" || path.at(-2) !== "properties") return [];
  const changes = casesOf(document)
    .filter((one) => one.case.tool === name)
    .flatMap((one): Change[] =>
      placesIn(one.case.arguments, path.slice(1)).map((place) => ({
        kind: "rename",
        path: [...one.path, "arguments", ...place],
        to,
      })),
    );
  return editsFor(frame, text, changes) ?? [];
}

/** The name that tells branches apart stands in the value itself, whichever branch it is. */
function renamedIn(tool: JsonObject, edit: DesignEdit & { readonly verb: "rename" | "tell-apart" }) {
  if (edit.verb === "rename") return edit;
  const tag = tagAt(tool, edit.path);
  return { path: tag === undefined ? [] : [...edit.path, "properties", tag], to: edit.by };
}

/** Where the value of a field stands in arguments: a list has it in each of its elements. */
function placesIn(args: Json, schemaPath: Path): readonly Path[] {
  let places: readonly Path[] = [[]];
  for (let at = 0; at < schemaPath.length; at++) {
    const keyword = schemaPath[at];
    if (keyword === "properties") {
      const name = schemaPath[++at];
      places = places.map((place) => [...place, name ?? ""]);
    } else if (keyword === "items") {
      places = places.flatMap((place) => {
        const list = valueAt(args, place);
        return Array.isArray(list) ? [...list.keys()].map((index) => [...place, index]) : [];
      });
    } else return [];
  }
  return places.filter((place) => {
    const holder = valueAt(args, place.slice(0, -1));
    return isObject(holder) && Object.hasOwn(holder, String(place.at(-1)));
  });
}
