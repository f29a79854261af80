import type { JsonObject } from "../types.ts";
import type { BlockOutcome } from "./outcome.ts";

/** One content block of each kind, small and real: a one-pixel picture, a silent sound. */
export const exampleBlocks: Readonly<Record<BlockOutcome, JsonObject>> = {
  text: { type: "text", text: "It is done." },
  image: {
    type: "image",
    data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
    mimeType: "image/png",
  },
  audio: {
    type: "audio",
    data: "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=",
    mimeType: "audio/wav",
  },
  "resource-link": {
    type: "resource_link",
    uri: "file:///reports/summary.txt",
    name: "summary.txt",
    title: "Summary",
    description: "The whole result as a file",
    mimeType: "text/plain",
    size: 11,
  },
  resource: {
    type: "resource",
    resource: { uri: "file:///reports/summary.txt", mimeType: "text/plain", text: "It is done." },
  },
};
