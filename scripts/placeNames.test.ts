// No code depends on the name of a place (docs/places.md): what differs between places is in
// regions/.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Localized, regionPlaces } from "@episcope/common";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = join(root, "packages");

const wordsOf = (words: Localized | undefined) => (words ? [words.en, words.de] : []);
const names = new Set([
  ...readdirSync(join(root, "regions")),
  ...[...regionPlaces().values()].flatMap(({ name, state }) => [name, state].flatMap(wordsOf)),
]);

/** Files that may name places, and why. */
const exceptions: readonly (readonly [files: RegExp, reason: string])[] = [
  [/^battery\/src\/(mobility\/|index\.ts)/, "the areas of the mobility data, all of Germany"],
  [/^portal\/src\/(pages\/mobility|maps\/choropleth)\//, "maps and curves of these areas"],
  [/^runner\/src\/reported\//, "the areas of which files are published"],
  [/^portal\/src\/data\/incidence\.ts/, "files of these areas"],
  [/^portal\/src\/charts\/colors\/nameColors\.ts/, "the colour of Germany among these curves"],
  [/^(battery\/src|portal\/src\/pages)\/legacy\//, "the runs of spring 2020, of three cities"],
  [/^portal\/src\/site\/addresses\/addresses\.ts/, "what /v6 and /v7 led to"],
  [/^portal\/src\/pages\/animation\//, "the published animation, one of Berlin"],
  [/^portal\/src\/pages\/home\/homeTexts\.ts/, "an invitation to that animation"],
];

/** Profiles are named after published models. */
const profiles = /(classic2020|berlin2021|cologne2022)/g;

function productFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "fixtures" ? [] : productFiles(path);
    return /\.tsx?$/.test(path) && !/\.test\./.test(path) ? [path] : [];
  });
}

/** Lines that name a place outside of comments. */
function namingLines(file: string): readonly string[] {
  const name = new RegExp([...names].join("|"), "i");
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .filter((line) => name.test(line.replace(/\s\/\/ .*$/, "").replaceAll(profiles, "")));
}

const files = readdirSync(packages).flatMap((name) => productFiles(join(packages, name, "src")));
const pathOf = (file: string) => relative(packages, file);

test("no product code names a place", () => {
  expect(files.length).toBeGreaterThan(500);
  const naming = files
    .filter((file) => !exceptions.some(([pattern]) => pattern.test(pathOf(file))))
    .flatMap((file) => namingLines(file).map((line) => `${pathOf(file)}: ${line.trim()}`));
  expect(naming).toEqual([]);
});

test.each(exceptions)("%s is needed: %s", (pattern) => {
  const excepted = files.filter((file) => pattern.test(pathOf(file)));
  expect(excepted.some((file) => namingLines(file).length > 0)).toBe(true);
});
