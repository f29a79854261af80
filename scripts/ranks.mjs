// The table of a tokenizer as one text that is cut up when somebody walks through it: as a list of 200,000 literals it takes ten times
// as long to load, and twice the room.

const table = /gpt-tokenizer\/esm\/bpeRanks\/o200k_base\.js$/;

/** Between two tokens: a character that only one of them has. */
const between = "\x7f";
/** Before a token that is no text, or holds one of these two characters: what follows is a character for each byte, out of their way. */
const bytes = "\0";
const away = 0x100;

/** @returns {import("vite").Plugin} */
export function packedRanks() {
  return {
    name: "toolwright:packed-ranks",
    apply: "build",
    async transform(_, id) {
      if (!table.test(id.replaceAll("\\", "/"))) return null;
      const { default: tokens } = await import("gpt-tokenizer/bpeRanks/o200k_base");
      return { code: packed(tokens), map: null };
    },
  };
}

/** A module whose default is not a list but can be walked through like one. @param {readonly (string | readonly number[])[]} tokens */
export function packed(tokens) {
  const text = tokens.map((token) => {
    if (typeof token === "string" && !token.includes(between) && !token.includes(bytes)) return token;
    return bytes + String.fromCharCode(...Array.from(Buffer.from(token), (byte) => byte + away));
  });
  return `
const text = ${JSON.stringify(text.join(between))};
function* tokens() {
  for (const token of text.split(${JSON.stringify(between)})) {
    yield token.startsWith("\\0") ? Array.from(token.slice(1), (byte) => byte.charCodeAt(0) - ${away}) : token;
  }
}
export default { [Symbol.iterator]: tokens };
`;
}
