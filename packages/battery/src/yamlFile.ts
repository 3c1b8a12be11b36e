// A YAML file that contains a mapping, with the positions of its values, so that faults have line
// and column. Guards the library against hostile files: depth, circular aliases, values that
// multiply.
import { FaultList, type Problem, problem } from "@episcope/common";
import { isMapping, type Mapping, type Path, type Source } from "@episcope/common/reading";
import * as YAML from "yaml";
import { yamlProblem } from "./yamlProblem.ts";

export interface YamlFile extends Source {
  /** Missing if the file is unusable; the faults say why. */
  readonly mapping: Mapping | undefined;
  readonly faults: FaultList;
  keys(path: Path): readonly YamlKey[];
  /** Whether the value at this path is a quoted text. */
  isQuoted(path: Path): boolean;
}

export interface YamlKey {
  readonly name: string;
  readonly isQuoted: boolean;
}

export function readYaml(text: string, file: string): YamlFile {
  return yamlFile(parseYaml(text), file);
}

/** A text without its name, which may be that of several files, or be read several times. */
export interface ParsedYaml {
  readonly document: YAML.Document.Parsed | undefined;
  readonly mapping: Mapping | undefined;
  readonly lines: YAML.LineCounter;
  readonly found: readonly PlacedProblem[];
}

interface PlacedProblem {
  readonly problem: Problem;
  readonly line: number;
  readonly column: number;
}

export function parseYaml(text: string): ParsedYaml {
  const lines = new YAML.LineCounter();
  const found: PlacedProblem[] = [];
  const document = readDocument(text, lines, found);
  const mapping = document && readMapping(document, found);
  return { document, mapping, lines, found };
}

/** With a list of faults of its own, to which readers add theirs. */
export function yamlFile({ document, mapping, lines, found }: ParsedYaml, file: string): YamlFile {
  const faults = new FaultList(file);
  for (const { problem: known, line, column } of found) faults.add(known, line, column);
  const addAt = (offset: number, own: Problem) => {
    const { line, col } = lines.linePos(offset);
    faults.add(own, line, col);
  };
  return {
    mapping,
    faults,
    fault: (path, own) => addAt(document ? offsetOf(document, path) : 0, own),
    faultAtKey: (path, own) => addAt(document ? offsetOfKey(document, path) : 0, own),
    keys: (path) => (document ? keysAt(document, path) : []),
    isQuoted: (path) => isQuoted(document && nodeAt(document, path)),
  };
}

/** The same file with other top-level values; new keys come last. */
export function withTopValues(text: string, values: Mapping): string {
  const document = YAML.parseDocument(text);
  for (const [key, value] of Object.entries(values)) document.set(key, value);
  return document.toString({ lineWidth: 0 });
}

/**
 * Descriptions have about a dozen levels. The library recurses, and some thousand levels would
 * crash the process.
 */
const maxLevels = 100;

class TooDeep extends Error {}

function readDocument(
  source: string,
  lines: YAML.LineCounter,
  found: PlacedProblem[],
): YAML.Document.Parsed | undefined {
  const text = source.replace(/^\ufeff/, "");
  const refuse = (reason: Problem) => {
    found.push({ problem: reason, line: 1, column: 1 });
    return undefined;
  };
  // YAML parses an HTML page as text or gives confusing faults. None of our files begins with this
  // character.
  if (/^\s*</.test(text)) return refuse(problem("webPage"));
  const addAt = (offset: number, reason: Problem) => {
    const { line, col } = lines.linePos(offset);
    found.push({ problem: reason, line, column: col });
  };
  let document: YAML.Document.Parsed;
  try {
    document = composed(text, lines);
  } catch (error) {
    if (error instanceof TooDeep) return refuse(problem("tooDeep", { levels: maxLevels }));
    throw error;
  }
  for (const error of document.errors) addAt(error.pos[0], yamlProblem(error, text));
  addBrokenAliases(document, addAt);
  if (found.length > 0) return undefined;
  for (const warning of document.warnings) addAt(warning.pos[0], yamlProblem(warning, text));
  return document;
}

/** The first document of a text; a second one is an error. */
function composed(text: string, lines: YAML.LineCounter): YAML.Document.Parsed {
  const composer = new YAML.Composer({
    schema: "core",
    // Tags beyond the core schema would create dates and bytes; dates must stay text.
    resolveKnownTags: false,
    stringKeys: true,
    prettyErrors: false,
  });
  const [first, second] = composer.compose(tokensOf(text, lines), true, text.length);
  if (!first) throw new Error("the library always gives a document");
  if (second) {
    const message = "there is more than one document";
    first.errors.push(
      new YAML.YAMLParseError([second.range[0], second.range[1]], "MULTIPLE_DOCS", message),
    );
  }
  return first;
}

/** Throws TooDeep before anything that deep is composed. */
function* tokensOf(text: string, lines: YAML.LineCounter): Generator<YAML.CST.Token> {
  lines.addNewLine(0);
  const parser = new YAML.Parser(lines.addNewLine);
  for (const lexeme of new YAML.Lexer().lex(text)) {
    yield* parser.next(lexeme);
    // The stack holds the open collections.
    if (parser.stack.length > maxLevels) throw new TooDeep();
  }
  yield* parser.end();
}

/**
 * The library reports neither the position of an alias without an anchor nor that an alias inside
 * its own anchor is circular.
 */
function addBrokenAliases(
  document: YAML.Document.Parsed,
  addAt: (offset: number, found: Problem) => void,
): void {
  const anchors = new Map<string, unknown>();
  YAML.visit(document, {
    Node(_key, node, path) {
      if (!YAML.isAlias(node)) {
        if (node.anchor) anchors.set(node.anchor, node);
        return;
      }
      const anchor = anchors.get(node.source);
      const offset = node.range?.[0] ?? 0;
      if (!anchor) addAt(offset, problem("anchorMissing", { name: node.source }));
      else if (path.some((outer) => outer === anchor))
        addAt(offset, problem("aliasInsideAnchor", { name: node.source }));
    },
  });
}

function readMapping(document: YAML.Document.Parsed, found: PlacedProblem[]): Mapping | undefined {
  const refuse = (reason: Problem) => {
    found.push({ problem: reason, line: 1, column: 1 });
    return undefined;
  };
  let value: unknown;
  try {
    value = document.toJS();
  } catch {
    return refuse(problem("aliasesTooMany"));
  }
  if (isMapping(value)) return value;
  return refuse(value === null ? problem("fileEmpty") : problem("notMapping"));
}

function offsetOf(document: YAML.Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (YAML.isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function offsetOfKey(document: YAML.Document.Parsed, path: Path): number {
  const mapping = nodeAt(document, path.slice(0, -1));
  const pair = YAML.isMap(mapping)
    ? mapping.items.find(({ key }) => YAML.isScalar(key) && key.value === path.at(-1))
    : undefined;
  return YAML.isNode(pair?.key) && pair.key.range ? pair.key.range[0] : offsetOf(document, path);
}

function keysAt(document: YAML.Document.Parsed, path: Path): readonly YamlKey[] {
  const node = nodeAt(document, path);
  if (!YAML.isMap(node)) return [];
  return node.items.map(({ key }) => ({
    name: String(YAML.isScalar(key) ? key.value : key),
    isQuoted: isQuoted(key),
  }));
}

/** Resolves aliases. */
function nodeAt(document: YAML.Document.Parsed, path: Path): unknown {
  let node: unknown = document.contents;
  for (const step of [...path, undefined]) {
    if (YAML.isAlias(node)) node = node.resolve(document);
    if (step === undefined) break;
    node = YAML.isCollection(node) ? node.get(step, true) : undefined;
  }
  return node;
}

function isQuoted(node: unknown): boolean {
  return YAML.isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE");
}
