import { jsonSchemas } from "../typescript/json-schemas.ts";
import { sdkExporter } from "../typescript/sdk-exporter.ts";

export const tsSdkV2 = sdkExporter(
  {
    id: "ts-sdk-v2",
    title: "SDK v2",
    summary: "Tools for version 2 of the official SDK, with the JSON Schemas word for word",
  },
  "v2",
  jsonSchemas,
);
