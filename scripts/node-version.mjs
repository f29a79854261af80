// Imported first by every script. It must run on any Node that knows ES modules: no newer syntax, no newer named imports.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Toolwright needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}
