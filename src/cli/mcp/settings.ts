import {
  clients as allClients,
  findClient,
  type JsonObject,
  nearest,
  presets,
  type Settings,
} from "../../core/index.ts";
import { type Failure, failure } from "../host.ts";

export const settingsInput: Readonly<Record<string, JsonObject>> = {
  preset: {
    type: "string",
    enum: [...presets],
    description: "How many rules to check: recommended for what breaks things, strict for more, all for everything.",
  },
  clients: {
    type: "array",
    items: { type: "string" },
    maxItems: 50,
    description: "Also check what these clients do to tools, such as claude-code or codex; an empty list for none.",
  },
};

export function clientIds(args: JsonObject): readonly string[] | Failure {
  const ids = (Array.isArray(args.clients) ? args.clients : []).map(String);
  const wrong = ids.find((id) => !findClient(id));
  if (wrong === undefined) return ids;
  const known = allClients.map(({ id }) => id);
  const meant = nearest(wrong, known);
  return failure(
    `${wrong} is no client: ${meant === undefined ? `choose among ${known.join(", ")}` : `did you mean ${meant}?`}`,
  );
}

export function analysisSettings(args: JsonObject): Partial<Settings> | Failure {
  const clients = clientIds(args);
  if ("problem" in clients) return clients;
  return {
    clients,
    ...(typeof args.preset === "string" && { preset: args.preset as Settings["preset"] }),
  };
}
