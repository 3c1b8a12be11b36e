// The notes of the viewers of spring 2020: content/pages/legacy, one file per viewer and language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileInLanguage, type Translations, writtenLanguages } from "@episcope/common";
import { ContentError } from "./readYaml.ts";

export type LegacyNotes = Translations;

/** By name. A viewer without notes is allowed. */
export function readLegacyNotes(folder: string): ReadonlyMap<string, LegacyNotes> {
  const path = join(folder, "pages", "legacy");
  const notes = new Map<string, LegacyNotes>();
  const faults: string[] = [];
  for (const file of existsSync(path) ? readdirSync(path).sort() : []) {
    const name = /^v\d(?:-[a-z]+)?(?=\.)/.exec(file)?.[0];
    const language = writtenLanguages.find((tag) => fileInLanguage(`${name}.md`, tag) === file);
    const text = readFileSync(join(path, file), "utf8").trim();
    if (name === undefined || language === undefined) {
      faults.push(
        `content/pages/legacy/${file}: must be called like v7-berlin.md or v7-berlin.de.md`,
      );
    } else if (text === "") {
      faults.push(`content/pages/legacy/${file}: the file is empty`);
    } else {
      notes.set(name, { ...notes.get(name), [language]: text });
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
  return notes;
}
