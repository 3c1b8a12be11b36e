// Citations of specifications refer to existing sections, in one form: "<document> specification
// <number>". Checks and corrections of the model are cited by their ids (P-10, Q-06).
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const specifications = join(root, "docs/specification");
const citing = [
  ...["packages", "scripts", "e2e", "bench", "scenarios", "docs"],
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
];

function filesOf(path: string): string[] {
  if (/\.(tsx?|mjs|css|html|md|ya?ml)$/.test(path)) return [path];
  if (/\.\w+$/.test(path) || /node_modules|dist$/.test(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (entry.isFile() && entry.name.includes(".")))
    .flatMap(({ name }) => filesOf(join(path, name)));
}

interface Source {
  readonly path: string;
  /** In one line, without comment marks. */
  readonly text: string;
}

function sourceOf(file: string): Source {
  const text = readFileSync(file, "utf8").replace(/\s*\n\s*(?:\/\/|\/?\*+\/?|#)?\s*/g, " ");
  return { path: relative(root, file), text };
}

const sources: readonly Source[] = citing
  .flatMap((path) => filesOf(join(root, path)))
  .filter((file) => file !== fileURLToPath(import.meta.url))
  .map(sourceOf);

function sectionsOf(name: string): ReadonlySet<string> {
  const text = readFileSync(join(specifications, `${name}.md`), "utf8");
  return new Set([...text.matchAll(/^#{2,4} (\d+(?:\.\d+)*)/gm)].map(([, number = ""]) => number));
}

const documents: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readdirSync(specifications)
    .map((file) => file.replace(/\.md$/, ""))
    .filter((name) => name !== "README")
    .map((name) => [name, sectionsOf(name)]),
);
const model = readFileSync(join(specifications, "model.md"), "utf8");

const number = String.raw`\d+(?:\.\d+)*(?!\w)`;
const citation = new RegExp(
  String.raw`\b([\w-]+) specification (${number}(?:(?:, | and | – |; )${number})*)`,
  "gi",
);

/** What is wrong with a text, with its file. */
function faults(find: (source: Source) => Iterable<string>): readonly string[] {
  return sources.flatMap((source) => [...find(source)].map((fault) => `${source.path}: ${fault}`));
}

test("cited sections exist", () => {
  let count = 0;
  const wrong = faults(function* ({ text }) {
    for (const [whole, name = "", list = ""] of text.matchAll(citation)) {
      const sections = documents.get(name.toLowerCase());
      for (const [section] of list.matchAll(/[\d.]+/g)) {
        count++;
        if (!sections?.has(section)) yield whole;
      }
    }
  });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

test("checks and corrections of the model exist", () => {
  const known = new Set([...model.matchAll(/^\| ([QUPE]-\d\d) /gm)].map(([, id]) => id));
  expect(known.size).toBeGreaterThan(50);
  const wrong = faults(({ text }) =>
    [...text.matchAll(/\b[QUPE]-\d\d\b/g)].map(([id]) => id).filter((id) => !known.has(id)),
  );
  expect(wrong).toEqual([]);
});

test("source marks are explained", () => {
  const known = new Set([...model.matchAll(/^\| (\[\w~?\]) /gm)].map(([, mark]) => mark));
  const wrong = faults(({ path, text }) =>
    path.startsWith("packages/model/src/city")
      ? [...text.matchAll(/(?<=\s)\[[A-Z]~?\]/g)].map(([mark]) => mark).filter((m) => !known.has(m))
      : [],
  );
  expect(known.size).toBe(6);
  expect(wrong).toEqual([]);
});

/** A number that could be anything, or a section of an unknown document. */
const deviating = [
  /\b(?:DF|spec|specs) \d/g,
  /\bsections? \d/gi,
  /\b[a-z-]+\.md \d/g,
  /\b(?:run[- ]viewer|run[- ]data[- ]format|legacy[- ]viewers|visualisations|site[- ]content) \d/gi,
];
/** In code; in prose it may be a figure. */
const bare = /(?<=[a-z] )\((?:see )?[1-9]\d?\.\d{1,2}(?:(?:, | and | – )[1-9]\d?\.\d{1,2})*\)/g;

test("nothing is cited in another form", () => {
  const wrong = faults(({ path, text }) =>
    // Specifications cite their own sections by number alone.
    path.startsWith("docs/specification")
      ? []
      : (path.endsWith(".md") ? deviating : [...deviating, bare]).flatMap(
          (form) => text.match(form) ?? [],
        ),
  );
  expect(wrong).toEqual([]);
});
