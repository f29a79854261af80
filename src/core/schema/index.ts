export { isExponential } from "./backtracking.ts";
export { areApart, repeatedBranches } from "./branches.ts";
export { declaredDialect, dialectOf, dialectUris, findDialect, meantDialect } from "./dialect.ts";
export { type EngineName, judge } from "./engines/judge.ts";
export type { Judging } from "./engines/judging.ts";
export { metaMismatches } from "./engines/meta.ts";
export { opinionsOn, type ServerEngine } from "./engines/opinions.ts";
export { compileRefusal, mismatchesAt } from "./engines/sdk.ts";
export { formatKind, meantFormat } from "./formats.ts";
export { isClear } from "./interpret/clearness.ts";
export { type Answer, interpret } from "./interpret.ts";
export { isKeyword, type Kind, keywordNames, kindOf, kindWords, meantType } from "./keywords.ts";
export type { Mismatch } from "./mismatch.ts";
export { isChoice, type Parameter, parametersOf, propertiesOf } from "./parameters.ts";
export { isPattern, matches, withoutNeedlessEscapes } from "./pattern.ts";
export {
  delimited,
  foreignSyntax,
  patternCode,
  patternsOf,
  translated,
  unicodeSafe,
  withoutCase,
} from "./pattern-syntax.ts";
export { PatternParser, type Tree } from "./pattern-tree.ts";
export { jsonTypeOf, pythonTypeOf, pythonTypes, skillHints } from "./python-types.ts";
export { matchesQuickly } from "./quick-match.ts";
export { mayRefer, rareKeywords } from "./rare-keywords.ts";
export {
  circlesOf,
  circularTargets,
  expandedSize,
  isReferredTo,
  type Reference,
  referencesOf,
} from "./reference-graph.ts";
export { hasInnerId, placedIds } from "./schema-ids.ts";
export { propertyAtPath } from "./schema-place.ts";
export { textOfEachKind } from "./text-classes.ts";
export { unusedDefinitions } from "./unused-definitions.ts";
export {
  branchesOf,
  comesLater,
  conditionOf,
  dependenciesOf,
  dereference,
  type Items,
  inDialect,
  isLegacy,
  isNull,
  isType,
  itemsOf,
  type JsonType,
  jsonTypes,
  type Members,
  membersOf,
  nullableTypes,
  type Parts,
  partsOf,
  referencesIn,
  resolveReference,
  type Source,
  sharedTypes,
  takesAnything,
  takesNothing,
  typeLimitedBy,
  typesAbout,
  typesOf,
  typesOverlap,
  valuesOf,
} from "./view.ts";
export { keywordsTo, looseMembers, strayKeywords, unknownKeywords } from "./vocabulary.ts";
export { mapSubschemas, schemaDepth, subschemas } from "./walk.ts";
export { explain, typesInWords, unusableInWords, verdict } from "./words.ts";
