import type { Diagnostic, Fix, Range, Rule, Severity } from "../../core/index.ts";
import { plainJson } from "../plain.ts";
import type { FileResult, Reporter, Unchecked } from "../reporter.ts";

const severityLevels: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  info: "note",
  hint: "note",
};

/** For code scanning: SARIF 2.1.0. */
export const sarif: Reporter = {
  id: "sarif",
  render({ files, unchecked, rules, version }) {
    const indexes = new Map(rules.map(({ id }, index) => [id, index]));
    return plainJson({
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { name: "Toolwright", version, semanticVersion: version, rules: rules.map(descriptor) } },
          // Without this, a run that could read nothing looks like one that found nothing, and closes every alert.
          invocations: [invocation(unchecked)],
          columnKind: "utf16CodeUnits",
          originalUriBaseIds: { "%SRCROOT%": { description: { text: "The folder that toolwright ran in" } } },
          artifacts: files.map((file) => ({ location: location(file) })),
          results: files.flatMap((file, index) =>
            file.analysis.diagnostics.map((found) => result(file, index, found, indexes.get(found.rule))),
          ),
        },
      ],
    });
  },
};

function invocation(unchecked: readonly Unchecked[]) {
  const notifications = unchecked.map(({ path, problem }) => ({
    level: "error",
    message: { text: unlinked(problem) },
    locations: [{ physicalLocation: { artifactLocation: location({ path }) } }],
  }));
  return {
    executionSuccessful: unchecked.length === 0,
    ...(notifications.length > 0 && { toolExecutionNotifications: notifications }),
  };
}

function descriptor({ id, severity, preset, radius, summary, why, source, examples }: Rule) {
  const parts = [why, `Source: ${source}`];
  const pairs = { Bad: examples.bad.replace(/[«»]/g, ""), Good: examples.good };
  const written = (fence: string) =>
    Object.entries(pairs).map(([title, text]) => `${title}:\n${fence}\n${text}\n${fence}`);
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    help: { text: [...parts, ...written("")].join("\n\n"), markdown: [...parts, ...written("```")].join("\n\n") },
    defaultConfiguration: { level: severityLevels[severity] },
    properties: { tags: [...new Set(["mcp", id.split("/")[0]])], preset, radius },
  };
}

function result(file: FileResult, index: number, found: Diagnostic, ruleIndex: number | undefined) {
  const { rule, severity, message, tool, path, range, radius, fix, alternatives = [] } = found;
  const fixes = [...(fix ? [fix] : []), ...alternatives];
  return {
    ruleId: rule,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: severityLevels[severity],
    message: { text: unlinked(message) },
    locations: [
      {
        physicalLocation: { artifactLocation: { ...location(file), index }, region: region(range) },
        ...(path !== "" && { logicalLocations: [{ ...(tool !== null && { name: tool }), fullyQualifiedName: path }] }),
      },
    ],
    ...(fixes.length > 0 && { fixes: fixes.map((repair) => fixOf(file, index, repair)) }),
    properties: { severity, radius },
  };
}

/** A tool's name must not become a link in somebody's list of alerts. */
function unlinked(text: string): string {
  return text.replaceAll("](", "] (");
}

function region({ start, end }: Range) {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: start.offset,
    charLength: end.offset - start.offset,
  };
}

function fixOf(file: FileResult, index: number, { title, edits }: Fix) {
  const replacements = edits.map(({ offset, length, text }) => ({
    deletedRegion: { charOffset: offset, charLength: length },
    insertedContent: { text },
  }));
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation: { ...location(file), index }, replacements }],
  };
}

/** A relative reference; a colon in its first part would look like a scheme, so every part is encoded whole. */
function location({ path }: Pick<FileResult, "path">) {
  // Half a surrogate pair cannot be encoded.
  const whole = path.replace(/\p{Surrogate}/gu, "\uFFFD");
  return { uri: whole.split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
}
