import { sdkExporter } from "../typescript/sdk-exporter.ts";
import { zodSchemas } from "../typescript/zod-schemas.ts";

export const tsSdkV1Zod = sdkExporter(
  {
    id: "ts-sdk-v1-zod",
    title: "SDK v1 with Zod",
    summary: "Tools for version 1 of the official SDK, with schemas in Zod 4",
  },
  "v1",
  zodSchemas("v1"),
);
