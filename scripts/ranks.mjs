// The table of a tokenizer as one text that JSON.parse reads: as a list of 200,000 literals it takes ten times as long to load.

const table = /gpt-tokenizer\/esm\/bpeRanks\/o200k_base\.js$/;

/** @returns {import("vite").Plugin} */
export function packedRanks() {
  return {
    name: "toolwright:packed-ranks",
    apply: "build",
    transform(code, id) {
      if (!table.test(id.replaceAll("\\", "/"))) return null;
      // Lists of texts and of numbers, and nothing that is computed.
      const packed = code.replace(/^const (c\d+) = (\[[\s\S]*?\n\]);/gm, (_, name, list) => {
        const ranks = /** @type {unknown} */ (new Function(`return ${list}`)());
        return `const ${name} = /*#__PURE__*/ JSON.parse(${JSON.stringify(JSON.stringify(ranks))});`;
      });
      return { code: packed, map: null };
    },
  };
}
