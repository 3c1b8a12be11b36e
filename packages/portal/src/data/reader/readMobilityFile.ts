// Files of the mobility data (mobility specification 3), and the texts of their pages.
import {
  type MobilityFile,
  type MobilityLevel,
  type MobilityMetric,
  type MobilitySeries,
  type MobilityText,
  mobilityFilePaths,
  mobilityTextPath,
  readMobility,
  readMobilityText,
} from "@episcope/battery";
import { type Fault, type Language, languagesToTry, type WrittenLanguage } from "@episcope/common";
import { FetchError } from "../network/fetchError.ts";
import { fetchBytes, fetchText, isMissing } from "../network/fetchText.ts";

export type MobilityFileResult =
  | {
      readonly kind: "read";
      /** Path below the data root. */
      readonly file: string;
      readonly series: ReadonlyMap<MobilityMetric, MobilitySeries>;
      readonly faults: readonly Fault[];
    }
  | { readonly kind: "broken"; readonly file: string; readonly faults: readonly Fault[] };

export interface MobilityFileAddress {
  readonly dataRoot: string;
  readonly file: MobilityFile;
  /**
   * Needed next: fetched while this one is parsed, not before, so that it does not share the
   * bandwidth.
   */
  readonly ahead?: readonly MobilityFile[];
}

const fetchedAhead = new Map<string, Promise<Uint8Array>>();

function fetchAhead(url: string): void {
  const fetched = fetchBytes(url);
  // A later call requests it again and reports the failure.
  fetched.catch(() => {});
  fetchedAhead.set(url, fetched);
}

async function fetchTable(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const ahead = fetchedAhead.get(url);
  if (!ahead) return await fetchBytes(url, { signal });
  fetchedAhead.delete(url);
  const bytes = await ahead.catch(() => undefined);
  signal.throwIfAborted();
  return bytes ?? (await fetchBytes(url, { signal }));
}

/** Tries all of its names; throws if none is published. */
export async function readMobilityFile(
  { dataRoot, file, ahead = [] }: MobilityFileAddress,
  signal: AbortSignal,
): Promise<MobilityFileResult> {
  const paths = mobilityFilePaths(file);
  let missing: unknown = new FetchError("missing", dataRoot);
  for (const [index, path] of paths.entries()) {
    try {
      const bytes = await fetchTable(dataRoot + path, signal);
      for (const next of ahead) fetchAhead(dataRoot + (mobilityFilePaths(next)[0] ?? ""));
      const { series, faults } = readMobility(bytes, file, path);
      if (series.size === 0) return { kind: "broken", file: path, faults };
      return { kind: "read", file: path, series, faults };
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Report the usual name.
      if (index === 0) missing = error;
    }
  }
  throw missing;
}

export interface MobilityTextAddress {
  readonly dataRoot: string;
  readonly level: MobilityLevel;
  readonly language: Language;
}

export interface MobilityPageText extends MobilityText {
  readonly language: WrittenLanguage;
}

/**
 * In the visitor's language, otherwise in another one (mobility specification 3.4); undefined if
 * there is none. Pages work without it.
 */
export async function readMobilityPageText(
  { dataRoot, level, language }: MobilityTextAddress,
  signal: AbortSignal,
): Promise<MobilityPageText | undefined> {
  for (const tried of languagesToTry(language)) {
    const path = mobilityTextPath(level, tried);
    try {
      const { text } = readMobilityText(await fetchText(dataRoot + path, { signal }), path);
      if (text.description || text.notes.length > 0 || text.info.length > 0)
        return { ...text, language: tried };
    } catch {
      signal.throwIfAborted();
    }
  }
  return undefined;
}
