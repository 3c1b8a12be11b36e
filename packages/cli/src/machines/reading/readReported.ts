// Which reported data are there: what `episcope reported` wrote about its files, which may be
// somebody else's by now. What cannot be used is left out.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Translations } from "@episcope/common";
import { attributionsFile } from "@episcope/runner";

export interface ReportedSourceEntry {
  readonly id: string;
  readonly title: Translations;
  readonly publisher: string;
  readonly licence: string;
  /** To be shown wherever the figures are. */
  readonly attribution: Translations;
  /** Last day or week of which something was reported. */
  readonly until: string;
  /** Addresses of its tables, relative to the data root. */
  readonly tables: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const tablePath = /^reported\/tables\/[a-z0-9-]+\.csv$/;

/** Of a data root; empty where nothing was fetched. */
export async function readReported(
  folder: string | undefined,
): Promise<readonly ReportedSourceEntry[]> {
  if (folder === undefined) return [];
  const text = await readFile(join(folder, attributionsFile), "utf8").catch(() => "");
  return reportedIn(text);
}

export function reportedIn(text: string): readonly ReportedSourceEntry[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return [];
  }
  return listOf(isFields(file) ? file.sources : undefined).flatMap((source) => {
    if (!isFields(source)) return [];
    const { id, publisher, licence, until } = source;
    const [title, attribution] = [source.title, source.attribution].map(translationsIn);
    const tables = listOf(source.files).filter(
      (path): path is string => typeof path === "string" && tablePath.test(path),
    );
    const isUsable = [id, publisher, licence, until].every((one) => typeof one === "string");
    if (!isUsable || !title || !attribution || tables.length === 0) return [];
    return [
      {
        ...{ id: String(id), title, publisher: String(publisher), licence: String(licence) },
        ...{ attribution, until: String(until), tables },
      },
    ];
  });
}

function translationsIn(value: unknown): Translations | undefined {
  if (!isFields(value)) return undefined;
  const texts = Object.entries(value).filter(([, text]) => typeof text === "string");
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
