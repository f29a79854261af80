import path from "node:path";
import ts from "@typescript/typescript6";
import { inRoot } from "./run.mjs";

// Reads the library's door with the compiler: what it exports, its TSDoc, and which types its signatures name.

/** @typedef {{ text: string, parameters: readonly (readonly [name: string, text: string])[], returns: string, throws: string, example: string }} Doc */
/** @typedef {{ name: string, kind: "function" | "data" | "class" | "type", file: string, position: number, declaration: string, doc: Doc, comment: string }} Entry comment: the TSDoc as it is written */
/** @typedef {{ entries: readonly Entry[], unnamed: readonly string[] }} Api unnamed: types that a signature names and nobody can import */

const door = inRoot("src", "core", "library.ts");

/** @returns {Api} */
export function readApi() {
  const program = ts.createProgram([door], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts"],
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(door);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${door} cannot be read`);
  const symbols = checker.getExportsOfModule(module).map((symbol) => original(checker, symbol));
  const declared = symbols.map((symbol) => ({ symbol, node: declarationOf(symbol) }));
  const entries = declared.map(({ symbol, node }) => entryOf(checker, symbol, node));
  const unnamed = declared.flatMap(({ symbol, node }) =>
    typesNamedBy(checker, node)
      .filter((type) => !symbols.includes(type) && isOurs(type))
      .map((type) => `${symbol.name} names ${type.name}`),
  );
  return { entries, unnamed: [...new Set(unnamed)] };
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol what an alias stands for */
function original(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** @param {ts.Symbol} symbol @returns {ts.Declaration} */
function declarationOf(symbol) {
  const [node] = symbol.declarations ?? [];
  if (!node) throw new Error(`${symbol.name} is declared nowhere`);
  return node;
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @param {ts.Declaration} node @returns {Entry} */
function entryOf(checker, symbol, node) {
  const file = node.getSourceFile();
  return {
    name: symbol.name,
    kind: kindOf(node),
    file: path.relative(inRoot(), file.fileName).replaceAll("\\", "/"),
    position: node.getStart(),
    declaration: declarationText(checker, symbol, node),
    doc: docOf(checker, symbol),
    comment: commentOf(node),
  };
}

/** The TSDoc as it is written. @param {ts.Declaration} node */
function commentOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comment?.getText() ?? "";
}

/** @param {ts.Declaration} node @returns {Entry["kind"]} */
function kindOf(node) {
  if (ts.isFunctionDeclaration(node)) return "function";
  if (ts.isVariableDeclaration(node)) return "data";
  return ts.isClassDeclaration(node) ? "class" : "type";
}

/** What a caller has to know of a declaration: no body, no initial value. @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @param {ts.Declaration} node */
function declarationText(checker, symbol, node) {
  if (ts.isFunctionDeclaration(node)) {
    const head = node.getText().slice(0, (node.body?.getStart() ?? node.end) - node.getStart());
    return head.replace(/^export /, "").trimEnd();
  }
  if (ts.isVariableDeclaration(node)) {
    const type = node.type?.getText() ?? checker.typeToString(checker.getTypeOfSymbol(symbol), node);
    return `const ${symbol.name}: ${type}`;
  }
  if (ts.isClassDeclaration(node)) return classText(node);
  const text = node.getText().replace(/^export /, "");
  // What is computed from a list of ours would name that list.
  if (!ts.isTypeAliasDeclaration(node) || !text.includes("typeof ")) return text;
  const flags = ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation;
  return `type ${symbol.name} = ${checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), node, flags)};`;
}

/** @param {ts.ClassDeclaration} node */
function classText(node) {
  const parents = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join("");
  const fields = node.members.filter(ts.isPropertyDeclaration).filter(({ type }) => type);
  const lines = fields.map((field) => field.getFullText().replace(/^\n+/, "").trimEnd());
  const makers = node.members.filter(ts.isConstructorDeclaration).map((maker) => {
    const head = maker.getText().slice(0, (maker.body?.getStart() ?? maker.end) - maker.getStart());
    return `  ${head.trimEnd()};`;
  });
  return [`class ${node.name?.text}${parents} {`, ...lines, ...makers, "}"].join("\n");
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @returns {Doc} */
function docOf(checker, symbol) {
  const tags = symbol.getJsDocTags(checker);
  const textOf = (/** @type {string} */ name) => {
    const tag = tags.find((one) => one.name === name);
    return tag ? ts.displayPartsToString(tag.text).trim() : "";
  };
  const parameters = tags
    .filter(({ name }) => name === "param")
    .map(({ text }) => /^(\S+)\s+(?:-\s+)?(.*)$/s.exec(ts.displayPartsToString(text)) ?? [])
    .map(([, name = "", text = ""]) => /** @type {const} */ ([name, text]));
  return {
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    parameters,
    returns: textOf("returns"),
    throws: textOf("throws"),
    example: textOf("example"),
  };
}

/** The types in what a caller sees of a declaration. @param {ts.TypeChecker} checker @param {ts.Declaration} node @returns {ts.Symbol[]} */
function typesNamedBy(checker, node) {
  /** @type {ts.Symbol[]} */
  const found = [];
  /** @param {ts.Node} part */
  const visit = (part) => {
    const name = ts.isTypeReferenceNode(part)
      ? part.typeName
      : ts.isExpressionWithTypeArguments(part)
        ? part.expression
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) found.push(original(checker, symbol));
    if (!ts.isBlock(part)) ts.forEachChild(part, visit);
  };
  if (ts.isVariableDeclaration(node)) {
    if (node.type) visit(node.type);
  } else visit(node);
  return found;
}

/** Declared in this project, and no parameter of the type itself. @param {ts.Symbol} symbol */
function isOurs(symbol) {
  const [node] = symbol.declarations ?? [];
  return (
    node !== undefined &&
    !ts.isTypeParameterDeclaration(node) &&
    !node.getSourceFile().fileName.includes("node_modules") &&
    !node.getSourceFile().isDeclarationFile
  );
}
