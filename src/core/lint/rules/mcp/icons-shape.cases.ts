import type { RuleCase } from "../../rule-cases.testing.ts";

export const cases: readonly RuleCase[] = [
  {
    tool: {
      icons: [{ src: "https://example.com/a.png", sizes: ["48x48", "any"], theme: "light", mimeType: "image/jpg" }],
    },
  },
  { tool: { icons: [] } },
  { tool: { icons: null }, at: ["/icons"], says: "error: " },
  { tool: { icons: { src: "https://example.com/a.png" } }, at: ["/icons"], says: "error: " },
  { tool: { icons: [{ src: 1 }] }, at: ["/icons/0/src"], says: "error: " },
  { tool: { icons: [{ src: "https://example.com/a.png", mimeType: 1 }] }, at: ["/icons/0/mimeType"], says: "error: " },
  { tool: { icons: [{ src: "https://example.com/a.png", sizes: "48x48 96x96" }] } },
  { tool: { icons: [{ src: "https://example.com/a.png", sizes: [48] }] } },
  { tool: { icons: [{ src: "https://example.com/a.png", sizes: ["large"] }] } },
  { tool: { icons: [{ src: "https://example.com/a.png", theme: "blue" }] } },
  { tool: { icons: [{ src: "https://example.com/a.png", mimeType: "image/x-icon" }] } },
];
