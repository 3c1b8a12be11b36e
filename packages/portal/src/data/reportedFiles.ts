// Files that `episcope reported` writes below the data root, and whose figures they are
// (reported/sources.json). Anybody may have written them: what cannot be used is left out.
import { inAvailableLanguage, type Language, type Translations } from "@episcope/common";
import { readConfig } from "./config.ts";
import { fetchText, isMissing } from "./network/fetchText.ts";

let loading: Promise<void> | undefined;
/** Texts by path below the data root. */
let attributions: ReadonlyMap<string, readonly Translations[]> = new Map();

/** The text of a file below the data root; undefined if there is none. Throws a FetchError. */
export async function fetchReportedFile(
  path: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { dataRoot, hasReported } = await readConfig();
  if (!hasReported) return undefined;
  try {
    return await fetchText(dataRoot + path, { signal });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Never fails: figures are drawn without it, under the name of their file. */
export function loadAttributions(): Promise<void> {
  loading ??= fetchReportedFile("reported/sources.json").then(
    (text) => {
      attributions = parseAttributions(text ?? "");
    },
    () => {
      // The next page may have a connection.
      loading = undefined;
    },
  );
  return loading;
}

/** Whose figures are in a file; empty before loadAttributions, and for files of others. */
export function attributionsOf(path: string, language: Language): readonly string[] {
  const texts = (attributions.get(path) ?? []).map((text) => inAvailableLanguage(text, language));
  return [...new Set(texts.filter((text) => text !== undefined))];
}

const longestText = 400;
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

export function parseAttributions(text: string): ReadonlyMap<string, readonly Translations[]> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return new Map();
  }
  const sources = isFields(file) && Array.isArray(file.sources) ? file.sources : [];
  const found = new Map<string, Translations[]>();
  for (const source of sources as readonly unknown[]) {
    if (!isFields(source) || !Array.isArray(source.files)) continue;
    const attribution = translationsIn(source.attribution);
    if (!attribution) continue;
    for (const path of source.files as readonly unknown[]) {
      if (typeof path === "string") found.set(path, [...(found.get(path) ?? []), attribution]);
    }
  }
  return found;
}

function translationsIn(value: unknown): Translations | undefined {
  if (!isFields(value)) return undefined;
  const texts = Object.entries(value).flatMap(([language, text]) =>
    typeof text === "string" && text.trim() !== ""
      ? [[language, text.trim().slice(0, longestText)] as const]
      : [],
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
