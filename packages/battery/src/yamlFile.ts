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
  const faults = new FaultList(file);
  const lines = new YAML.LineCounter();
  const addAt = (offset: number, found: Problem) => {
    const { line, col } = lines.linePos(offset);
    faults.add(found, line, col);
  };
  const document = readDocument(text, lines, faults, addAt);
  const mapping = document && readMapping(document, faults);
  return {
    mapping,
    faults,
    fault: (path, found) => addAt(document ? offsetOf(document, path) : 0, found),
    faultAtKey: (path, found) => addAt(document ? offsetOfKey(document, path) : 0, found),
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

function readDocument(
  source: string,
  lines: YAML.LineCounter,
  faults: FaultList,
  addAt: (offset: number, found: Problem) => void,
): YAML.Document.Parsed | undefined {
  const text = source.replace(/^\ufeff/, "");
  const refuse = (found: Problem) => {
    faults.add(found, 1, 1);
    return undefined;
  };
  // YAML parses an HTML page as text or gives confusing faults. None of our files begins with this
  // character.
  if (/^\s*</.test(text)) return refuse(problem("webPage"));
  if (isTooDeep(text)) return refuse(problem("tooDeep", { levels: maxLevels }));
  const document = YAML.parseDocument(text, {
    schema: "core",
    // Tags beyond the core schema would create dates and bytes; dates must stay text.
    resolveKnownTags: false,
    stringKeys: true,
    prettyErrors: false,
    lineCounter: lines,
  });
  for (const error of document.errors) addAt(error.pos[0], yamlProblem(error, text));
  addBrokenAliases(document, addAt);
  if (faults.faults.length > 0) return undefined;
  for (const warning of document.warnings) addAt(warning.pos[0], yamlProblem(warning, text));
  return document;
}

function isTooDeep(text: string): boolean {
  const parser = new YAML.Parser();
  for (const lexeme of new YAML.Lexer().lex(text)) {
    // The parser's stack holds the open collections; it advances while its tokens are consumed.
    for (const _token of parser.next(lexeme));
    if (parser.stack.length > maxLevels) return true;
  }
  return false;
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

function readMapping(document: YAML.Document.Parsed, faults: FaultList): Mapping | undefined {
  let value: unknown;
  try {
    value = document.toJS();
  } catch {
    faults.add(problem("aliasesTooMany"), 1, 1);
    return undefined;
  }
  if (isMapping(value)) return value;
  faults.add(value === null ? problem("fileEmpty") : problem("notMapping"), 1, 1);
  return undefined;
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
