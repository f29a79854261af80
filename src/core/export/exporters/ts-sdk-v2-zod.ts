import { sdkExporter } from "../typescript/sdk-exporter.ts";
import { zodSchemas } from "../typescript/zod-schemas.ts";

export const tsSdkV2Zod = sdkExporter(
  {
    id: "ts-sdk-v2-zod",
    title: "SDK v2 with Zod",
    summary: "Tools for version 2 of the official SDK, with schemas in Zod 4",
  },
  "v2",
  zodSchemas("v2"),
);
