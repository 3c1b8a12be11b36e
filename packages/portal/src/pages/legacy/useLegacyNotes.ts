import legacyNotes from "virtual:content/legacy-notes";
import { type Notes, splitNotes } from "@episcope/battery";
import { languagesToTry } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";

/** The notes of a viewer in the language of the page, or in another one; "none" where there are none, undefined until they are here. */
export function useLegacyNotes(name: string): Notes | "none" | undefined {
  const language = useLanguage();
  const notes = useLoaded(name, async () => (await legacyNotes[name]?.())?.default);
  if (notes.state === "loading") return undefined;
  // A text that could not be loaded is no reason to trouble a visitor.
  const text = notes.state === "done" ? notes.value : undefined;
  const [shown] = languagesToTry(language).flatMap((tried) => text?.[tried] ?? []);
  return shown === undefined ? "none" : splitNotes(shown);
}
