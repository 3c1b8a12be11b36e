// CITATION.cff follows the rules of the Citation File Format 1.2.0 (its schema, as far as our
// fields go) and says the same as package.json.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const citation = (): Record<string, unknown> => parse(read("CITATION.cff"));
const description: { version: string; license: string } = JSON.parse(read("package.json"));

/** Of the 1.2.0 schema: all keys, and those that are required. */
const known = [
  ...["abstract", "authors", "cff-version", "commit", "contact", "date-released", "doi"],
  ...["identifiers", "keywords", "license", "license-url", "message", "preferred-citation"],
  ...["references", "repository", "repository-artifact", "repository-code", "title", "type"],
  ...["url", "version"],
];
const required = ["authors", "cff-version", "message", "title"];
const knownOfEntity = ["name", "address", "alias", "city", "country", "email", "orcid", "website"];
const knownOfPerson = ["affiliation", "alias", "email", "family-names", "given-names", "orcid"];

function faultsIn(file: Record<string, unknown>): readonly string[] {
  const faults = [
    ...required.filter((key) => !(key in file)).map((key) => `${key} is missing`),
    ...Object.keys(file).flatMap((key) => (known.includes(key) ? [] : [`${key} is unknown`])),
  ];
  const texts = ["abstract", "message", "title", "version", "license"];
  for (const key of texts)
    if (key in file && (typeof file[key] !== "string" || file[key] === ""))
      faults.push(`${key} must be a text`);
  if (file["cff-version"] !== "1.2.0") faults.push("cff-version must be 1.2.0");
  if (file.type !== undefined && !["software", "dataset"].includes(String(file.type)))
    faults.push("type must be software or dataset");
  const { authors, keywords = ["x"] } = file;
  if (!Array.isArray(keywords) || keywords.length === 0 || new Set(keywords).size < keywords.length)
    faults.push("keywords must be different texts");
  if (!Array.isArray(authors) || authors.length === 0) return [...faults, "authors are missing"];
  for (const author of authors) {
    const keys = Object.keys(author);
    const allowed = keys.includes("name") ? knownOfEntity : knownOfPerson;
    faults.push(...keys.filter((key) => !allowed.includes(key)).map((key) => `author: ${key}`));
    if (keys.length === 0) faults.push("author: empty");
  }
  return faults;
}

test("follows the format", () => {
  expect(faultsIn(citation())).toEqual([]);
});

test("says what package.json says", () => {
  expect(citation()).toMatchObject({ version: description.version, license: description.license });
});

test("the rules find faults", () => {
  const right = citation();
  const { title: _, ...untitled } = right;
  expect(faultsIn(untitled)).toEqual(["title is missing"]);
  expect(faultsIn({ ...right, colour: "red" })).toEqual(["colour is unknown"]);
  expect(faultsIn({ ...right, "cff-version": "1.1.0" })).toEqual(["cff-version must be 1.2.0"]);
  expect(faultsIn({ ...right, authors: [{ name: "x", "given-names": "y" }] })).toEqual([
    "author: given-names",
  ]);
  expect(faultsIn({ ...right, version: 1 })).toEqual(["version must be a text"]);
  expect(faultsIn({ ...right, keywords: ["a", "a"] })).toEqual([
    "keywords must be different texts",
  ]);
});
