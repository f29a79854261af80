import fs from "node:fs";
import path from "node:path";
import ts from "@typescript/typescript6";
import { inRoot, isMain } from "./run.mjs";

// Exports that no other file imports, files that nobody loads, packages that nobody names. To pass an export on is no use of
// it: a door is used when somebody enters. Imports name their file with its ending here, so a path needs no resolver.

/** @typedef {{ readonly line: number, readonly from?: string, readonly original?: string, readonly names?: readonly string[] }} Export names: of a function, the types that its callers may want to name */
/** @typedef {{ exports: Map<string, Export>, stars: string[], imports: (readonly [from: string, name: string])[], globs: RegExp[], packages: Set<string>, text: string }} Module */
/** @typedef {Map<string, Module>} Modules by their path from the root */

/** The name that stands for all of them. */
const all = "*";
const folders = ["src", "scripts", "e2e"];

/** What is started by its name, or is there for others: its exports are its own affair, and tested where they matter. */
const isEntry = (/** @type {string} */ file) =>
  /\.(test|spec|journey|cases)\.(tsx?|mjs)$|^[^/]*\.config\.ts$|^e2e\/(browsers\/)?playwright\.config\.ts$/.test(
    file,
  ) ||
  ["src/app/main.tsx", "src/app/offline/service-worker.ts", "src/cli/main.ts", "src/core/library.ts"].includes(file) ||
  /^scripts\/[^/]+\.mjs$/.test(file);

/** Whose exports are checked: entries export to nobody in here, but scripts do. */
const isChecked = (/** @type {string} */ file) => !isEntry(file) || file.startsWith("scripts/");

/** @param {Modules} [modules] @returns {string[]} one line each */
export function deadExports(modules = readModules()) {
  /** @type {Map<string, Set<string>>} */
  const used = new Map([...modules.keys()].map((file) => [file, new Set()]));
  /** @param {string} file @param {string} name */
  const use = (file, name) => {
    const module = modules.get(file);
    const names = used.get(file);
    if (!module || !names || names.has(name)) return;
    names.add(name);
    if (name === all) for (const own of module.exports.keys()) use(file, own);
    const own = module.exports.get(name);
    if (own?.from) use(own.from, own.original ?? name);
    else if (!own) for (const star of module.stars) use(star, name);
    for (const type of own?.names ?? []) names.add(type);
  };
  for (const [file, { imports, globs }] of modules) {
    if (isEntry(file))
      for (const name of modules.get(file)?.exports.keys() ?? []) if (!isChecked(file)) use(file, name);
    for (const [from, name] of imports) use(from, name);
    for (const glob of globs) for (const other of modules.keys()) if (glob.test(other)) use(other, all);
  }
  return [...modules].flatMap(([file, { exports }]) => {
    const names = used.get(file);
    if (!isEntry(file) && names?.size === 0) return [`${file}: nobody loads this file`];
    const dead = isChecked(file) ? [...exports].filter(([name]) => !names?.has(name)) : [];
    return dead.map(([name, { line }]) => `${file}:${line}: ${name} is exported, and no other file uses it`);
  });
}

/** Packages that package.json lists and no file names, and the other way round. @param {Modules} [modules] @returns {string[]} */
function idlePackages(modules = readModules()) {
  const { devDependencies } = JSON.parse(fs.readFileSync(inRoot("package.json"), "utf8"));
  const listed = Object.keys(devDependencies);
  const texts = [...modules.values()].map(({ text }) => text);
  const idle = listed.filter((name) => !name.startsWith("@types/") && !texts.some((text) => text.includes(name)));
  const missing = [...modules].flatMap(([file, { packages }]) =>
    [...packages].filter((name) => !listed.includes(name)).map((name) => `${file}: package.json does not list ${name}`),
  );
  return [...idle.map((name) => `package.json: nobody uses ${name}`), ...missing];
}

/** @returns {Modules} */
function readModules() {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.posix.join(folder, file.replaceAll("\\", "/"))),
  );
  const configs = fs.readdirSync(inRoot()).filter((file) => file.endsWith(".config.ts"));
  const code = [...files, ...configs].filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith(".d.ts") && !file.includes("/fixtures/"),
  );
  return new Map(code.sort().map((file) => [file, readModule(file, fs.readFileSync(inRoot(file), "utf8"))]));
}

/** @param {string} file @param {string} text @returns {Module} */
export function readModule(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  /** @type {Module} */
  const module = { exports: new Map(), stars: [], imports: [], globs: [], packages: new Set(), text };
  const resolve = (/** @type {string} */ name) => path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/, ""));
  const lineOf = (/** @type {ts.Node} */ node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  for (const statement of source.statements) readStatement(statement, module, resolve, lineOf);
  // Loaded later, in types, in comments that type plain JavaScript, and as workers.
  for (const [, name = "", member] of text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)(?:\.(\w+))?/g)) {
    if (isLocal(name)) module.imports.push([resolve(name), member && member !== "then" ? member : all]);
  }
  for (const [, name = ""] of text.matchAll(/\bnew URL\(\s*"(\.[^"]+\.ts)"/g))
    module.imports.push([resolve(name), all]);
  for (const [, glob = ""] of text.matchAll(/\bimport\.meta\.glob[^(]*\(\s*"([^"]+)"/g)) {
    module.globs.push(globPattern(resolve(glob)));
  }
  return module;
}

/** @param {ts.Statement} statement @param {Module} module @param {(name: string) => string} resolve @param {(node: ts.Node) => number} lineOf */
function readStatement(statement, module, resolve, lineOf) {
  if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
    const name = statement.moduleSpecifier.text;
    if (!isLocal(name)) {
      const bare = packageOf(name);
      if (bare) module.packages.add(bare);
      return;
    }
    for (const member of importedNames(statement)) module.imports.push([resolve(name), member]);
    return;
  }
  if (ts.isExportDeclaration(statement)) {
    const given = statement.moduleSpecifier;
    const from = given && ts.isStringLiteral(given) && isLocal(given.text) ? resolve(given.text) : undefined;
    if (!statement.exportClause && from) module.stars.push(from);
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) return;
    for (const { name, propertyName } of statement.exportClause.elements) {
      const passed = from ? { from, original: (propertyName ?? name).text } : {};
      module.exports.set(name.text, { line: lineOf(name), ...passed });
    }
    return;
  }
  const names = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [] : typesIn(statement);
  for (const [name, node] of declaredNames(statement)) module.exports.set(name, { line: lineOf(node), names });
}

/** The types that a declaration shows to others: none of its body. @param {ts.Statement} statement @returns {string[]} */
function typesIn(statement) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) found.push(node.typeName.text);
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) found.push(node.expression.text);
    if (!ts.isBlock(node)) ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

/** @param {ts.ImportDeclaration} statement @returns {string[]} */
function importedNames({ importClause }) {
  // For what it does alone.
  if (!importClause) return [all];
  const { name, namedBindings } = importClause;
  const named =
    namedBindings === undefined
      ? []
      : ts.isNamespaceImport(namedBindings)
        ? [all]
        : namedBindings.elements.map((element) => (element.propertyName ?? element.name).text);
  return name ? ["default", ...named] : named;
}

/** What a statement declares and exports. @param {ts.Statement} statement @returns {(readonly [string, ts.Node])[]} */
function declaredNames(statement) {
  if (ts.isExportAssignment(statement)) return [["default", statement]];
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (/** @type {ts.SyntaxKind} */ kind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return [["default", statement]];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  const { name } = /** @type {{ name?: ts.Identifier }} */ (/** @type {unknown} */ (statement));
  return name ? [[name.text, name]] : [];
}

/** @param {ts.BindingName} name @returns {(readonly [string, ts.Node])[]} */
function bound(name) {
  if (ts.isIdentifier(name)) return [[name.text, name]];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []));
}

/** @param {string} name */
const isLocal = (name) => name.startsWith(".");

/** @param {string} name @returns {string | undefined} */
function packageOf(name) {
  if (name.startsWith("node:")) return undefined;
  return /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0];
}

/** @param {string} glob `**` for any folders, `*` for a part of a name */
function globPattern(glob) {
  const parts = glob.split(/(\*\*\/|\*)/).map((part) => {
    if (part === "**/") return "(?:.*/)?";
    return part === "*" ? "[^/]*" : part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}

if (isMain(import.meta.url)) {
  const modules = readModules();
  const problems = [...deadExports(modules), ...idlePackages(modules)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error(`${problems.length} to remove: delete them, or the word export`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
