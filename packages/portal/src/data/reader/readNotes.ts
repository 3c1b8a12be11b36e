// The notes of a battery in the visitor's language, or in another one.

import { isMissingNotes, type Notes, splitNotes } from "@episcope/battery";
import {
  fileInLanguage,
  type Language,
  languagesToTry,
  type WrittenLanguage,
  writtenLanguages,
} from "@episcope/common";
import { fetchText } from "../network/fetchText.ts";
import { fileUrl } from "../paths.ts";

export interface NotesName {
  /** Address of the battery's folder. */
  readonly folder: string;
  /** As in the metadata: the English file, or the only one. */
  readonly readme: string;
  readonly language: Language;
}

export interface ReadNotes extends Notes {
  readonly language: WrittenLanguage;
}

/** Missing notes are not worth an error message. */
export async function readNotes(
  { folder, readme, language }: NotesName,
  signal: AbortSignal,
): Promise<ReadNotes | undefined> {
  // Some metadata name a translation; the English file is beside it.
  const english = writtenLanguages.reduce((name, tag) => name.replace(`.${tag}.`, "."), readme);
  for (const tried of languagesToTry(language)) {
    const name = fileInLanguage(english, tried);
    const url = fileUrl(folder, name);
    const text = url && (await attempt(url, signal));
    if (text !== undefined && !isMissingNotes(text))
      return { ...splitNotes(text), language: tried };
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
