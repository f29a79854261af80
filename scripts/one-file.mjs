import { deflateRawSync } from "node:zlib";

/** @typedef {{ fileName: string, code: string, exports: readonly string[] }} Part */

/**
 * Packs the chunks of a CommonJS build into its entry: one file that runs with nothing beside it, of which only those parts
 * are unpacked, compiled and run that a run uses something of. docs/adr/0020 says why they are packed, and why in a comment.
 * @returns {import("vite").Plugin}
 */
export function oneFile() {
  return {
    name: "toolwright-one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error("The command has no entry.");
      const parts = chunks.filter((chunk) => chunk !== entry);
      for (const { fileName } of parts) delete bundle[fileName];
      const [shebang = "", ...lines] = entry.code.split("\n");
      entry.code = [shebang, loader(entry.fileName, parts), ...lines, `/*${parts.map(pack).join("")}*/`].join("\n");
    },
  };
}

/** Base64 has no `*`, so that nothing in it ends the comment. @param {Part} part */
const pack = ({ code }) => deflateRawSync(code, { level: 9 }).toString("base64");

/** `name` is the file itself: its parts use what it has already. @param {string} name @param {readonly Part[]} parts */
function loader(name, parts) {
  let end = 0;
  const rows = parts.map((part) => {
    const start = end;
    end += pack(part).length;
    return `    ${JSON.stringify(`./${part.fileName}`)}: [${start}, ${end}, ${JSON.stringify(part.exports.join(" "))}],`;
  });
  return `require = ((outer) => {
  const parts = {
${rows.join("\n")}
  };
  const known = new Map([[${JSON.stringify(`./${name}`)}, exports]]);
  const wanted = ["exports", "require", "module", "__filename", "__dirname"];
  let file;
  let from;
  // What a part exports. The part runs when something of it is used for the first time, and puts the real thing in its place.
  function part(name) {
    if (!known.has(name)) {
      if (!Object.hasOwn(parts, name)) return outer(name);
      const [start, end, names] = parts[name];
      const target = {};
      known.set(name, target);
      let isRun = false;
      for (const key of names.split(" ")) {
        const get = () => {
          if (isRun) return undefined;
          isRun = true;
          run(name, start, end, target);
          return target[key];
        };
        const set = (value) => Object.defineProperty(target, key, { value, writable: true });
        Object.defineProperty(target, key, { configurable: true, enumerable: true, get, set });
      }
    }
    return known.get(name);
  }
  function run(name, start, end, target) {
    file ??= outer("node:fs").readFileSync(__filename);
    from ??= file.lastIndexOf("/*") + 2;
    const packed = Buffer.from(file.latin1Slice(from + start, from + end), "base64");
    const code = outer("node:zlib").inflateRawSync(packed).toString();
    const call = outer("node:vm").compileFunction(code, wanted, { filename: name.replace("./", "toolwright/") });
    call.call(target, target, part, { exports: target }, __filename, __dirname);
  }
  return part;
})(require);`;
}
