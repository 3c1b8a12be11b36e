// The words of notes and options by question, and its regions, for the search of the home page.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "@episcope/battery";
import { fileInLanguage, keyInLanguage, type WrittenLanguage } from "@episcope/common";
import { isMapping } from "@episcope/common/reading";
import { cityName } from "../../src/text/cityName.ts";
import { fold } from "../../src/text/fold.ts";
import type { Question } from "./questions.ts";

/** Words by address, each once; an address without scenarios has none. */
export function searchWords(
  scenarios: string,
  questions: readonly Question[],
  language: WrittenLanguage,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    questions.flatMap(({ at }) => {
      const folders = foldersOf(scenarios, at);
      const texts = folders.flatMap((folder) => textsOf(folder, language));
      const words = fold(texts.join(" ")).match(/[\p{L}\d][\p{L}\d.,-]*[\p{L}\d]/gu) ?? [];
      return words.length > 0 ? [[at, [...new Set(words)].sort().join(" ")]] : [];
    }),
  );
}

/** Of all regions of an address; those of spring 2020 are in a folder of their own. */
function foldersOf(scenarios: string, at: string): readonly string[] {
  const folder = [scenarios, join(scenarios, "legacy")]
    .map((root) => join(root, at))
    .find((path) => existsSync(path));
  if (folder === undefined) return [];
  if (existsSync(join(folder, "scenario.yaml"))) return [folder];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, "scenario.yaml")));
}

function textsOf(folder: string, language: WrittenLanguage): readonly string[] {
  const notes = join(folder, fileInLanguage("notes.md", language));
  const file = join(folder, "scenario.yaml");
  const { mapping } = readYaml(readFileSync(file, "utf8"), file);
  return [
    existsSync(notes) ? readFileSync(notes, "utf8") : "",
    ...shownTexts(mapping?.groups, language),
    ...(typeof mapping?.region === "string" ? [cityName(mapping.region, language)] : []),
  ];
}

/** What pages show of groups and options. */
function shownTexts(value: unknown, language: WrittenLanguage): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => shownTexts(item, language));
  if (!isMapping(value)) return [];
  const shown = ["heading", "subheading", "title"].map((key) => keyInLanguage(key, language));
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item === "string") return shown.includes(key) || key === language ? [item] : [];
    return key === "changes" ? [] : shownTexts(item, language);
  });
}
