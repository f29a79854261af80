import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { buildCommand } from "../built.ts";
import { emptyFolder } from "../test-host.ts";

vi.setConfig({ testTimeout: 240_000 });

const about = spawnSync("nvim", ["--version"], { encoding: "utf8" }).stdout ?? "";
const [, minor = ""] = /^NVIM v0\.(\d+)/.exec(about) ?? [];

const broken = `{
  "name": "find_skill",
  "description": "Finds a skill by its name.",
  "inputSchema": {
    "type": "object",
    "properties": { "command": { "type": "string", "description": "The name." } },
    "required": ["comand"]
  }
}
`;

/** What a user does: opens the file, waits for findings, asks for repairs at the first one and takes the first of them. */
const drive = `
vim.cmd("filetype on")
vim.cmd("edit tools.json")
local buffer = vim.api.nvim_get_current_buf()
local function codes()
  return vim.tbl_map(function(found) return found.code end, vim.diagnostic.get(buffer))
end
vim.wait(60000, function() return #codes() > 0 end, 50)
local told = { before = codes(), titles = {} }
local first = vim.diagnostic.get(buffer)[1]
vim.api.nvim_win_set_cursor(0, { first.lnum + 1, first.col })
local asked = vim.lsp.util.make_range_params(0, "utf-16")
asked.context = { diagnostics = { first.user_data.lsp } }
asked.context.diagnostics[1].range = asked.range
local repairs
for _, answer in pairs(vim.lsp.buf_request_sync(buffer, "textDocument/codeAction", asked, 20000)) do repairs = answer.result end
for _, repair in ipairs(repairs) do table.insert(told.titles, repair.title) end
vim.lsp.util.apply_workspace_edit(repairs[1].edit, "utf-16")
vim.wait(60000, function() return #codes() == 0 end, 50)
told.after = codes()
told.text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\\n")
vim.fn.writefile({ vim.json and vim.json.encode(told) or vim.fn.json_encode(told) }, "told.json")
vim.cmd("qa!")
`;

/** The set-up of the documentation for this version, with the command that was just built. */
function setUp(main: string): string {
  const page = readFileSync(new URL("../../../docs/editors.md", import.meta.url), "utf8");
  const [newer = "", older = ""] = [...page.matchAll(/```lua\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
  const command = [process.execPath, main].map((word) => JSON.stringify(word)).join(", ");
  return (Number(minor) >= 11 ? newer : older).replace('"npx", "toolwright"', command);
}

test.skipIf(minor === "")(
  minor === ""
    ? "skipped: no Neovim"
    : `Neovim 0.${minor} shows findings and repairs with the set-up of the documentation`,
  async () => {
    const folder = emptyFolder();
    const inside = (name: string) => join(folder, name);
    writeFileSync(inside("tools.json"), broken);
    writeFileSync(inside("drive.lua"), setUp(await buildCommand()) + drive);
    const words = ["--headless", "-u", "NONE", "-i", "NONE", "-S", "drive.lua"];
    spawnSync("nvim", words, { cwd: folder, timeout: 200_000, killSignal: "SIGKILL" });
    const told = JSON.parse(readFileSync(inside("told.json"), "utf8"));
    expect(told).toMatchObject({ before: ["schema/required-undefined"], after: {} });
    expect(told.titles).toEqual(expect.arrayContaining(["Use `command`", "Fix all that is safe (Toolwright)"]));
    expect(told.text).toContain('"required": ["command"]');
  },
);
