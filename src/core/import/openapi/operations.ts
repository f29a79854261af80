import { isObject, member } from "../../json.ts";
import type { Json, JsonObject } from "../../types.ts";
import { freeNames } from "../names.ts";
import { followed, objectAt } from "./references.ts";

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly own: JsonObject;
  /** Of the operation and of its path, each by its name and place. */
  readonly parameters: readonly JsonObject[];
  /** A name that no other operation has. */
  readonly name: string;
  readonly isNamed: boolean;
  /** Its `operationId`, where the name had to be another one. */
  readonly renamed?: string;
  /** Parameters whose reference leads to nothing that is here. */
  readonly unread: readonly string[];
}

/** One that cannot become a tool, and why. */
export interface Refused {
  readonly label: string;
  readonly because: string;
}

const methods = ["get", "put", "post", "delete", "patch", "head", "options", "trace", "query"];
const without: Readonly<Record<string, string>> = {
  head: "it answers with headers alone",
  options: "it asks what a server can do, not for something",
  trace: "it only sends the request back",
};

export function operationsOf(root: JsonObject): {
  readonly taken: readonly Operation[];
  readonly refused: readonly Refused[];
} {
  const taken: Operation[] = [];
  const refused: Refused[] = [];
  const free = freeNames();
  for (const [path, given] of Object.entries(objectAt(root, "paths"))) {
    if (path.startsWith("x-")) continue;
    const item = followed(root, given);
    if (!isObject(item)) {
      refused.push({ label: path, because: "it stands in another file, and nothing is fetched" });
      continue;
    }
    for (const method of methods) {
      const own = member(item, method);
      if (!isObject(own)) continue;
      const because = without[method];
      if (because !== undefined) {
        refused.push({ label: `${method.toUpperCase()} ${path}`, because });
        continue;
      }
      const id = member(own, "operationId");
      const isNamed = typeof id === "string" && id.trim() !== "";
      const name = free(named(isNamed ? id : `${method}_${path}`.replace(/[^A-Za-z0-9.-]+/g, "_")));
      const renamed = isNamed && name !== id ? { renamed: id } : {};
      taken.push({ method, path, own, ...parametersOf(root, item, own), name, isNamed, ...renamed });
    }
  }
  for (const hook of Object.keys(objectAt(root, "webhooks"))) {
    refused.push({ label: `webhook ${hook}`, because: "the service calls it, not the other way round" });
  }
  return { taken, refused };
}

/** Letters that every client takes in a name. */
function named(text: string): string {
  const plain = text.replace(/[^A-Za-z0-9_.-]+/g, "_").replace(/^_+|_+$/g, "");
  return plain.slice(0, 128) || "operation";
}

/** Those of the path hold for all its methods; the operation may say them anew. */
function parametersOf(root: JsonObject, item: JsonObject, own: JsonObject): Pick<Operation, "parameters" | "unread"> {
  const given = [member(item, "parameters"), member(own, "parameters")].flatMap((list) =>
    Array.isArray(list) ? (list as readonly Json[]) : [],
  );
  const all = given.map((one) => followed(root, one)).filter(isObject);
  const unread = given.filter((one) => !isObject(followed(root, one))).map((one) => String(member(one, "$ref")));
  const byPlace = new Map(all.map((one) => [`${String(member(one, "in"))} ${String(member(one, "name"))}`, one]));
  return { parameters: [...byPlace.values()], unread };
}
