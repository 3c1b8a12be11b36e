import legacyNotes from "virtual:content/legacy-notes";
import { splitNotes } from "@episcope/battery";
import { languagesToTry } from "@episcope/common";
import type { ReadNotes } from "../../data/reader/readNotes.ts";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";

/**
 * The notes of a viewer in the language of the page, or in another one; "none" if there are none,
 * undefined while loading.
 */
export function useLegacyNotes(name: string): ReadNotes | "none" | undefined {
  const language = useLanguage();
  const notes = useLoaded(name, async () => (await legacyNotes[name]?.())?.default);
  if (notes.state === "loading") return undefined;
  // Missing notes are not worth an error message.
  const text = notes.state === "done" ? notes.value : undefined;
  const shown = languagesToTry(language).find((tried) => text?.[tried]);
  return shown ? { ...splitNotes(text?.[shown] ?? ""), language: shown } : "none";
}
