import { expect, it } from "vitest";
import { readServer } from "./server.ts";

it("takes https, and http on this machine alone", () => {
  for (const url of ["https://example.com/mcp", "http://localhost:3000/mcp", "http://127.0.0.1:1/"]) {
    expect(readServer(url, "")).toEqual({ url, headers: {} });
  }
  for (const url of ["http://example.com/mcp", "ftp://x/", "javascript:alert(1)", "file:///etc/passwd"]) {
    expect(readServer(url, "")).toContain("Only https://");
  }
  expect(readServer("http://[::1]:3000/mcp", "")).toContain("use http://localhost:3000/mcp, which");
  expect(readServer("example", "")).toContain("whole address");
  expect(readServer("https://me:secret@example.com/", "")).toContain("Authorization header");
});

it("reads headers, one a line", () => {
  expect(readServer("https://a.example/", "Authorization: Bearer a:b\n\n X-Key :1 ")).toEqual({
    url: "https://a.example/",
    headers: { Authorization: "Bearer a:b", "X-Key": "1" },
  });
  for (const wrong of ["no colon", "bad name: x", "X: \u0007", "X: é\u2028é"]) {
    expect(readServer("https://a.example/", wrong)).toContain("one header a line");
  }
});
