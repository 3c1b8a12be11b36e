// Files that are made of our tables: series for the page about the model, figures beside run pages,
// and what to show under charts (reported/sources.json).
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { formatDay } from "@episcope/common";
import type { ReportedRow } from "@episcope/scenario";
import { tablesFolder } from "../converting/converter.ts";
import type { State } from "../fetching/state.ts";
import type { SourceList } from "../sourceList.ts";
import { besideRunPages } from "./beside/beside.ts";
import { modelSeries, type Origins, type TableReader } from "./modelSeries.ts";

/**
 * What pages read to show whose figures they draw: paths of files, and of series in files of
 * several sources (file#series).
 */
export const attributionsFile = "reported/sources.json";
/** The other tables are large or of no use here. */
const read =
  /\/(areas-|people-|cases-(daily-(germany|states|cities)|by-age-)|deaths-by-age-|vaccinations-by-|tests-|r-|icu-daily-|covid-sari-|variants-)/;

/** Texts by path below the data root; none if nothing was fetched. */
export async function composed(
  to: string,
  { sources }: SourceList,
  known: State,
): Promise<ReadonlyMap<string, string>> {
  const fetched = sources.filter(({ id }) => known.has(id));
  if (fetched.length === 0) return new Map();
  const tables = await readTables(to, known);
  const files = new Map<string, string>();
  const madeOf = new Map<string, Origins>();
  const sourcesOf = (origins: Origins) =>
    fetched.filter(({ id }) => known.get(id)?.files.some((file) => origins.includes(file)));
  for (const [region, { values, origins }] of modelSeries(tables)) {
    const file = `reported/${region}.json`;
    const all = [...origins.values()].flat();
    const credit = new Set(sourcesOf(all).map(({ publisher }) => publisher));
    files.set(file, `${JSON.stringify({ source: [...credit].join(", "), ...values })}\n`);
    madeOf.set(file, all);
    for (const [series, ofSeries] of origins) madeOf.set(`${file}#${series}`, ofSeries);
  }
  for (const { file, text, origins } of besideRunPages(tables)) {
    files.set(file, text);
    madeOf.set(file, origins);
  }
  const made = [...madeOf].map(([file, origins]) => ({ file, of: new Set(sourcesOf(origins)) }));
  const entries = fetched.map((source) => {
    const { id, title, publisher, licence, licenceAddress, attribution, homepage } = source;
    const own = known.get(id)?.files ?? [];
    return {
      ...{ id, title, publisher, licence, licenceAddress, attribution, homepage },
      until: formatDay(known.get(id)?.until ?? 0),
      files: [...own, ...made.filter(({ of }) => of.has(source)).map(({ file }) => file)],
    };
  });
  files.set(attributionsFile, `${JSON.stringify({ sources: entries }, undefined, 1)}\n`);
  return files;
}

/** All tables that were written, so that they can be read at once. */
async function readTables(to: string, known: State): Promise<TableReader> {
  const tables = new Map<string, readonly ReportedRow[]>();
  const names = [...known.values()].flatMap(({ files }) => files).filter((name) => read.test(name));
  for (const name of names) {
    const text = await readFile(join(to, name), "utf8").catch(() => "");
    tables.set(name, rowsOf(text));
  }
  return (name) => tables.get(`${tablesFolder}/${name}.csv`) ?? [];
}

function rowsOf(text: string): readonly ReportedRow[] {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  });
}
