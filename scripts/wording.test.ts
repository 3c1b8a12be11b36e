// No words of developers, Germany is no city, and one spelling everywhere: British, "R value", and
// percent signs as each language writes them (English 20%, German 20 % with a space that does not
// break).
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

const american =
  /\b(visualiz|behavior|modeling|modeled|analyz|centered|neighbor|labeled|organiz|summariz|optimiz|gray\b|fulfill\b|favorite)/i;
const otherR = /\bR-[Vv]alue/;
/** Published names of series and titles of papers stay as they are. */
const published = /7-Day Average R-Value|Modeling Network|title: "Using mobile phone data/;

function filesOf(path: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function faultsOf(
  files: readonly string[],
  textsOf: (text: string, file: string) => readonly string[],
  faults: readonly RegExp[],
): string[] {
  return files.flatMap((file) =>
    textsOf(readFileSync(join(root, file), "utf8"), file)
      .filter((text) => !published.test(text) && faults.some((fault) => fault.test(text)))
      .map((text) => `${file}: ${text.trim().slice(0, 120)}`),
  );
}

/** Texts in quotes that have a space: words, not names in code. */
function proseIn(source: string): readonly string[] {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
  return (code.match(/"(?:[^"\\\n]|\\.)*"/g) ?? []).filter((text) => text.includes(" "));
}

/** Without those in two languages at the head of a story. */
const lines = (text: string) => text.split("\n").filter((line) => !/\bde: /.test(line));

test("texts of the packages", () => {
  const files = ["common", "battery", "scenario", "portal"].flatMap((name) =>
    filesOf(`packages/${name}/src`, (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file)),
  );
  expect(files.length).toBeGreaterThan(500);
  // A usual space before the sign is wrong in both languages.
  expect(faultsOf(files, proseIn, [american, otherR, /\d %/])).toEqual([]);
});

test("the lab addresses nobody", () => {
  const files = [
    ...filesOf("packages/portal/src/pages/lab", (file) => !/\.test\./.test(file)),
    "content/lab.yaml",
  ];
  expect(files.length).toBeGreaterThan(80);
  const addressed = [/[a-zäöü]en Sie\b|\bIhr(e[mnrs]?)?\b/, /\b(you|yours?)\b/i];
  expect(faultsOf(files, proseIn, addressed)).toEqual([]);
});

test("English content and documents", () => {
  const files = [
    ...filesOf("content", (name) => name.endsWith(".md") && !name.endsWith(".de.md")),
    ...filesOf("content/calculators", (name) => name.endsWith(".en.yaml")),
  ];
  expect(files.length).toBeGreaterThan(40);
  expect(faultsOf(files, lines, [american, otherR, /\d %/])).toEqual([]);
  const documents = filesOf("docs", (name) => name.endsWith(".md"));
  const words = (text: string) => lines(text.replace(/`[^`\n]*`|\]\([^)]*\)/g, ""));
  expect(faultsOf(documents, words, [american, otherR])).toEqual([]);
});

test("German content", () => {
  const files = [
    ...filesOf("content", (name) => name.endsWith(".de.md")),
    ...filesOf("content/calculators", (name) => name.endsWith(".de.yaml")),
  ];
  expect(files.length).toBeGreaterThan(40);
  // Addresses and figures in code have no space.
  const words = (text: string) => lines(text.replace(/`[^`\n]*`|\]\([^)]*\)/g, ""));
  expect(faultsOf(files, words, [/\d%/, /\bR Wert/])).toEqual([]);
});

test("texts in two languages", () => {
  const files = [
    ...filesOf("content", (name) => /^[^.]+\.yaml$/.test(name)),
    ...filesOf("scenarios", (name) => name.endsWith(".yaml")),
    ...filesOf("regions", (name) => name.endsWith(".yaml")),
  ];
  const valuesOf = (language: string) => (text: string) =>
    text.match(new RegExp(`\\b${language}: *"(?:[^"\\\\]|\\\\.)*"`, "g")) ?? [];
  expect(faultsOf(files, valuesOf("en"), [american, otherR, /\d %/])).toEqual([]);
  expect(faultsOf(files, valuesOf("de"), [/\d%/])).toEqual([]);
});

test("data for demonstration have one name in German", () => {
  const files = [
    ...["src", "build"].flatMap((room) =>
      filesOf(`packages/portal/${room}`, (name) => /\.tsx?$/.test(name)),
    ),
    ...filesOf("content", (name) => /\.(md|yaml)$/.test(name)),
  ];
  expect(files.length).toBeGreaterThan(500);
  expect(faultsOf(files, (text) => text.split("\n"), [/Vorführ/i])).toEqual([]);
});

/** Words that only its developers know. */
const ofDevelopers = /post-?process|\bViewer V?\d|\bjakob\b|\bsz\d+\b|\b(this|the) battery\b/i;
/** What is said of every region must not call it a city: Germany is one of them. */
const anyCity =
  /\b(of|by|in|for) (the|each|every|another) city\b|\bcity['’]s\b|\beiner? (?:anderen )?Stadt\b/i;

test("what run pages say holds for every visitor and every region", () => {
  const code = (name: string) => /\.tsx?$/.test(name) && !/\.test\./.test(name);
  const files = ["plots", "viewer", "pages/run", "site", "charts"].flatMap((room) =>
    filesOf(`packages/portal/src/${room}`, (name) => code(name)),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(faultsOf(files, proseIn, [ofDevelopers, anyCity])).toEqual([]);
  const labels = (source: string) => source.match(/: "(City|Cities|Stadt|Städte)"/g) ?? [];
  expect(faultsOf(files, labels, [/./])).toEqual([]);
});

test("texts about Germany do not call it a city", () => {
  const files = [
    ...filesOf("scenarios/germany", () => true),
    ...filesOf("content/stories", (name) => /^(first-wave|vaccination)/.test(name)),
  ];
  expect(files.length).toBeGreaterThan(6);
  const text = (source: string) => source.replace(/^\s*#.*$/gm, "").split("\n");
  expect(faultsOf(files, text, [/\b(city|Stadt)\b/])).toEqual([]);
});

test("published notes and options have no developers' words", () => {
  const files = [
    ...filesOf("scenarios", (name) => /^notes(\.de)?\.md$/.test(name)),
    ...filesOf("content", (name) => name.endsWith(".md")),
  ];
  expect(files.length).toBeGreaterThan(150);
  expect(
    faultsOf(files, (text) => text.replace(/`[^`\n]*`|\]\([^)]*\)/g, "").split("\n"), [
      ofDevelopers,
    ]),
  ).toEqual([]);
});
