// A battery from what was imported: description, run table, archives, and ensembles where there are
// several members.
import {
  defaultHeatMapMaxValue,
  keyFigures,
  type Metadata,
  maxMembers,
  writeEnsemble,
  writeMetadata,
  writeRunIndex,
  writeTable,
  writeZip,
} from "@episcope/battery";
import {
  archiveFile,
  type Column,
  type Day,
  ensembleFile,
  entryName,
  infoFile,
  metadataFile,
  notesFile,
  type ResultTableName,
  summariesFolder,
  type Table,
} from "@episcope/common";
import type { ImportMapping } from "./mapping.ts";
import { ImportError, type ImportedMember } from "./series.ts";

export type ImportedRuns = readonly (readonly ImportedMember[])[];

/** In the order of the mapping's scenarios, one path after another. */
export async function* importedFiles(
  mapping: ImportMapping,
  runs: ImportedRuns,
): AsyncGenerator<readonly [path: string, bytes: Uint8Array]> {
  const counts = new Set(runs.map(({ length }) => length));
  const [members = 1] = counts;
  checkMembers(runs, mapping);
  const all = runs.flat();
  const startDay = Math.min(...all.map((each) => each.startDay));
  const endDay = Math.max(...all.map((each) => each.startDay + each.dayCount - 1));
  const tables = runs.map((ofRun) => ofRun.map((member) => tablesOf(member, startDay, mapping)));
  const { notes, options, runName } = mapping;
  const encode = (text: string) => new TextEncoder().encode(text);
  yield [metadataFile, encode(writeMetadata(metadataOf(mapping, { startDay, endDay, members })))];
  if (notes !== undefined) yield [notesFile, encode(`${notes.trimEnd()}\n`)];
  const rows = mapping.scenarios.map(({ values }, index) => ({
    runId: `${runName}${index + 1}`,
    values: options.map(({ name }) => values[name] ?? ""),
  }));
  yield [
    infoFile,
    encode(writeRunIndex({ parameters: options.map(({ name }) => name), runs: rows })),
  ];
  for (const [index, ofRun] of tables.entries()) {
    const runId = rows[index]?.runId ?? "";
    const [first] = ofRun;
    const entries = [...(first ?? [])].map(([name, table]) => ({
      name: entryName(runId, name),
      bytes: writeTable(table),
    }));
    yield [`${summariesFolder}/${archiveFile(runId)}`, await writeZip(entries)];
    if (members < 2) continue;
    const figures = ofRun.map((each) => {
      const table = each.get("infections");
      if (!table) throw new Error("every member has its infections");
      return keyFigures(table, { startDay, from: startDay, to: endDay });
    });
    const ensemble = await writeEnsemble(runId, ofRun, figures);
    yield [`${summariesFolder}/${ensembleFile(runId)}`, ensemble];
  }
}

function checkMembers(runs: ImportedRuns, { scenarios }: ImportMapping): void {
  const counts = new Set(runs.map(({ length }) => length));
  const [count = 0] = counts;
  if (counts.size > 1) {
    const list = runs.map(
      ({ length }, index) => `${scenarios[index]?.name ?? index + 1}: ${length}`,
    );
    throw new ImportError([
      `All scenarios need the same number of files or quantiles: members with the same number are compared (${list.join(", ")}).`,
    ]);
  }
  if (count > maxMembers) throw new ImportError([`A run can have at most ${maxMembers} members.`]);
}

function metadataOf(
  { city, runName, options, notes }: ImportMapping,
  { startDay, endDay, members }: { startDay: Day; endDay: Day; members: number },
): Metadata {
  const measures = options.map(({ name, title, texts }) => ({
    ...{ measure: name, title, texts, order: undefined, asPercent: undefined },
  }));
  return {
    ...{ viewerVersion: 2, city, runName, zipFolder: summariesFolder, info: infoFile },
    readme: notes === undefined ? undefined : notesFile,
    ...{ startDay, graphStartDay: startDay, endDay, rValueDay: startDay },
    ...{ shifts: [0], shiftColumn: "startDate", ignoredPlots: [] },
    heatMapMaxValue: defaultHeatMapMaxValue,
    ...(members > 1 && { members }),
    optionGroups:
      measures.length === 0 ? [] : [{ day: undefined, heading: {}, subheading: {}, measures }],
  };
}

function tablesOf(
  member: ImportedMember,
  startDay: Day,
  mapping: ImportMapping,
): ReadonlyMap<ResultTableName, Table> {
  const { rValue, ...others } = Object.fromEntries(member.columns);
  const counts = withRequired(new Map(Object.entries(others)), mapping);
  const offset = member.startDay - startDay;
  const tables = new Map<ResultTableName, Table>([
    ["infections", tableOf(member, offset + 1, counts)],
  ]);
  if (rValue) tables.set("rValues", tableOf(member, offset, new Map([["rValue", rValue]])));
  return tables;
}

/** `firstNumber` is that of the member's first day. */
function tableOf(
  { startDay, dayCount }: ImportedMember,
  firstNumber: number,
  columns: ReadonlyMap<string, Float64Array>,
): Table {
  const numbered = (first: number) => Array.from({ length: dayCount }, (_, day) => first + day);
  return {
    rowCount: dayCount,
    columns: new Map<string, Column>([
      ["day", { kind: "number", values: Float64Array.from(numbered(firstNumber)) }],
      ["date", { kind: "date", values: Int32Array.from(numbered(startDay)) }],
      ...[...columns].map(([name, values]) => [name, { kind: "number", values }] as const),
    ]),
  };
}

/** Columns that no run can do without, from others where that is possible. */
function withRequired(
  given: ReadonlyMap<string, Float64Array>,
  { population, infectedDays }: ImportMapping,
): ReadonlyMap<string, Float64Array> {
  const columns = new Map(given);
  const total = columns.get("nInfectedCumulative");
  if (!columns.has("nTotalInfected") && total && infectedDays !== undefined) {
    // Those of the last days.
    columns.set(
      "nTotalInfected",
      total.map((value, day) => value - (total[day - infectedDays] ?? 0)),
    );
  }
  const infected = columns.get("nTotalInfected");
  if (!columns.has("nRecovered") && total && infected)
    columns.set(
      "nRecovered",
      total.map((value, day) => Math.max(0, value - (infected[day] ?? 0))),
    );
  const recovered = columns.get("nRecovered");
  if (!columns.has("nSusceptible") && population !== undefined && infected && recovered)
    columns.set(
      "nSusceptible",
      infected.map((value, day) => Math.max(0, population - value - (recovered[day] ?? 0))),
    );
  const missing = ["nSusceptible", "nTotalInfected", "nRecovered"].filter(
    (name) => !columns.has(name),
  );
  if (missing.length > 0) throw new ImportError(missing.map(explained));
  return columns;
}

function explained(name: string): string {
  const ways: Readonly<Record<string, string>> = {
    nTotalInfected:
      "map a variable to it, or map one to nInfectedCumulative and say how long people are infected (infectedDays)",
    nRecovered: "map a variable to it, or one to nInfectedCumulative",
    nSusceptible: "map a variable to it, or name the population",
  };
  return `The column ${name} is missing: ${ways[name]}.`;
}
