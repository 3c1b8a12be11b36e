// The runs of spring 2020 below legacy/ of a data root, for the browser tests: v1 and v7 Heinsberg as archives, the others as
// single tables of the first run and those beside it. All else of the grids is listed, but not there.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeListing, writeZip } from "@episcope/battery";
import type { LegacyViewer } from "../../packages/portal/src/pages/legacy/definition.ts";
import { viewers } from "../../packages/portal/src/pages/legacy/viewers.ts";
import { write } from "../testBattery/writeTestBattery.ts";
import { type Contacts, legacyTable } from "./legacyCurves.ts";
import { type GridRun, gridRuns, infoTable, nearbyRuns } from "./legacyGrid.ts";

const inArchives: readonly string[] = ["/v1", "/v7/heinsberg"];

export async function writeLegacyData(dataRoot: string): Promise<void> {
  const folder = join(dataRoot, "legacy");
  for (const viewer of viewers) {
    // As published: the table of Munich does not list the base run of v6.
    const listsBase = viewer.base !== undefined && viewer.path !== "/v6/munich";
    write(folder, viewer.files.info, infoTable(viewer, listsBase));
    if (inArchives.includes(viewer.path)) {
      writeFileSync(join(folder, viewer.files.archive), await legacyZip(viewer));
    } else {
      const tables = join(folder, viewer.files.archive.replace(/\.zip$/, ""));
      for (const [name, text] of tablesOf(viewer, nearbyRuns(viewer), listsBase)) {
        write(tables, name, text);
      }
    }
  }
  const files = [
    ...viewers.map(({ files: { info } }) => info),
    ...viewers.filter(({ path }) => inArchives.includes(path)).map(({ files }) => files.archive),
  ];
  write(folder, "index.json", writeListing({ folders: [], files }));
  writeReports(dataRoot);
}

/** Cases of the three cities, and patients of Berlin. */
function writeReports(dataRoot: string): void {
  const days = Array.from({ length: 60 }, (_, index) => new Date(Date.UTC(2020, 2, 1 + index)));
  const parts = (date: Date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const cases = days.map((date) => `${parts(date).join(",")},100\n`).join("");
  for (const city of ["berlin", "munich", "heinsberg"]) {
    const path = `original-data/Fallzahlen/RKI/${city}-cases.csv`;
    write(dataRoot, path, `year,month,day,cases\n${cases}`);
  }
  const german = (date: Date) =>
    parts(date)
      .toReversed()
      .map((part) => String(part).padStart(2, "0"))
      .join(".");
  const patients = days.map((date, index) => `${german(date)},1,${10 * index},${3 * index},0\n`);
  const header = "Datum,Gemeldete Fälle,Stationäre Behandlung,Intensivmedizin,gestorben";
  write(dataRoot, "observed/berlin-hospital.csv", `${header}\n${patients.join("")}`);
}

async function legacyZip(viewer: LegacyViewer): Promise<Uint8Array> {
  const tables = tablesOf(viewer, gridRuns(viewer), viewer.base !== undefined);
  const encoder = new TextEncoder();
  return await writeZip(tables.map(([name, text]) => ({ name, bytes: encoder.encode(text) })));
}

function tablesOf(
  viewer: LegacyViewer,
  runs: readonly GridRun[],
  hasBase: boolean,
): readonly (readonly [name: string, text: string])[] {
  // Few different curves for many runs: the same contacts give the same table.
  const known = new Map<string, string>();
  const tableOf = (contacts: readonly Contacts[]) => {
    const key = JSON.stringify(contacts);
    const text = known.get(key) ?? legacyTable(viewer, contacts);
    known.set(key, text);
    return text;
  };
  const nameOf = (runId: string) => `${runId}.infections.${viewer.files.ending}`;
  return [
    ...(hasBase ? [[nameOf("sz0"), tableOf([])] as const] : []),
    ...runs.map(({ runId, values }) => [nameOf(runId), tableOf(contactsOf(values))] as const),
  ];
}

/** All values together, in steps of a twentieth. */
function contactsOf(values: ReadonlyMap<string, string>): readonly Contacts[] {
  const measures = [...values].filter(([column]) => column !== "offset");
  const numbers = measures.map(([, value]) => (value === "weak" ? 0.3 : Number(value)));
  const isDays = measures.every(([, value]) => Number(value) >= 10);
  if (isDays) {
    const days = numbers.filter((day) => day < 1000).sort((a, b) => a - b);
    return days.map((from, number) => ({ from, left: 1 - 0.24 * (number + 1) }));
  }
  const shares = numbers.map((value) => (Number.isFinite(value) && value <= 1 ? value : 0.1));
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return [{ from: 30, left: Math.round(20 * mean) / 20 }];
}
