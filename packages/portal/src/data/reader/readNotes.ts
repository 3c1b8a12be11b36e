// The notes of a battery in the visitor's language, or in the other one where that is the only one published.
import { isMissingNotes, type Notes, splitNotes } from "@episcope/battery";
import type { Language } from "../../environment/catalogue.ts";
import { fetchText } from "../network/fetchText.ts";
import { fileUrl } from "../paths.ts";

export interface NotesName {
  /** Address of the battery's folder. */
  readonly folder: string;
  /** As the metadata give it: the English file, or the only one. */
  readonly readme: string;
  readonly language: Language;
}

/** Notes that cannot be had are no reason to trouble a visitor. */
export async function readNotes(
  { folder, readme, language }: NotesName,
  signal: AbortSignal,
): Promise<Notes | undefined> {
  const english = readme.replace(/\.de(\.[^./]+)$/, "$1");
  const german = english.replace(/(\.[^./]+)?$/, ".de$1");
  for (const name of language === "de" ? [german, english] : [english, german]) {
    const url = fileUrl(folder, name);
    const text = url && (await attempt(url, signal));
    if (text !== undefined && !isMissingNotes(text)) return splitNotes(text);
  }
  return undefined;
}

async function attempt(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    return await fetchText(url, { signal });
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
