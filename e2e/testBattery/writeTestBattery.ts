// TEST DATA: writes batteries in the published form, for tests and measurements: a large one with every table and a base
// run, and the smallest valid one.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  entryName,
  type Metadata,
  parseDay,
  type RunIndex,
  type RunTableName,
  runTableNames,
  type Table,
  writeMetadata,
  writeRunIndex,
  writeTable,
  writeZip,
} from "@episcope/battery";
import type { TestChoice } from "./testCurves.ts";
import { testTables } from "./testTables.ts";

const parameters = {
  escape: ["none", "medium", "high"],
  leis: ["1.0", "0.75", "0.5"],
  masks: ["no", "cloth", "FFP2"],
  vac: ["off", "60plus", "all"],
  schools: ["open", "closed"],
} as const;

export function write(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export function day(date: string): number {
  return parseDay(date) ?? 0;
}

function description(city: string): Metadata {
  const measure = (name: string, title: string, order?: readonly string[]) => ({
    measure: name,
    title,
    order,
    asPercent: undefined,
  });
  return {
    viewerVersion: 2,
    city,
    zipFolder: "summaries",
    info: "_info.txt",
    readme: "notes.md",
    runName: "test",
    startDay: day("2020-02-25"),
    graphStartDay: day("2020-02-25"),
    endDay: day("2022-08-12"),
    rValueDay: day("2021-12-01"),
    shifts: [0],
    shiftColumn: "startDate",
    ignoredPlots: [],
    heatMapMaxValue: 2000,
    optionGroups: [
      {
        day: undefined,
        heading: "Virus",
        subheading: undefined,
        measures: [measure("escape", "Immune escape", ["none", "medium", "high"])],
      },
      {
        day: 600,
        heading: "Measures",
        subheading: "from autumn",
        measures: [
          measure("leis", "Remaining leisure"),
          measure("masks", "Masks in shops"),
          measure("vac", "Vaccination campaign"),
          measure("schools", "Schools"),
        ],
      },
    ],
  };
}

/** All combinations, in the order of the run table. */
function allChoices(): { values: string[]; choice: TestChoice }[] {
  const found: { values: string[]; choice: TestChoice }[] = [];
  parameters.escape.forEach((immuneEscape, e) => {
    parameters.leis.forEach((leis, l) => {
      parameters.masks.forEach((masks, m) => {
        parameters.vac.forEach((vac, v) => {
          parameters.schools.forEach((schools, s) => {
            found.push({
              values: [immuneEscape, leis, masks, vac, schools],
              choice: { escape: e, leisure: l, masks: m, vaccination: v, schools: s },
            });
          });
        });
      });
    });
  });
  return found;
}

interface LargeBattery {
  readonly days?: number;
  /** About how many of the 162 combinations are written, evenly spread. */
  readonly runs?: number;
  readonly city?: string;
}

export async function writeLargeBattery(folder: string, options: LargeBattery = {}): Promise<void> {
  const { days = 900, runs = 162, city = "cologne" } = options;
  const all = allChoices();
  const choices = all.filter((_, number) => number % Math.ceil(all.length / runs) === 0);
  const index: RunIndex = {
    parameters: Object.keys(parameters),
    runs: choices.map(({ values }, number) => ({ runId: `test${number + 1}`, values })),
  };
  write(folder, "metadata.yaml", writeMetadata(description(city)));
  write(folder, "_info.txt", writeRunIndex(index));
  write(
    folder,
    "notes.md",
    "## Test battery\n\nPlain arithmetic, no model.\n\n{{PLOTS}}\n\nEnd of the notes.\n",
  );
  await writeRun(folder, "test0", testTables(baseChoice, days));
  for (const [number, { choice }] of choices.entries()) {
    await writeRun(folder, `test${number + 1}`, testTables(choice, days));
  }
}

/** Without restrictions (DF 3.5): stronger than any of the choices, and no row of the run table. */
const baseChoice: TestChoice = { escape: 4, leisure: 0, masks: 0, vaccination: 0, schools: 0 };

type RunTables = Partial<Readonly<Record<RunTableName, Table>>>;

function archiveOf(runId: string, tables: RunTables): Promise<Uint8Array> {
  return writeZip(
    runTableNames.flatMap((name) => {
      const table = tables[name];
      return table ? [{ name: entryName(runId, name), bytes: writeTable(table) }] : [];
    }),
  );
}

/** The archive of one run, with every table. */
export function testArchive(runId: string, choice: TestChoice, days = 200): Promise<Uint8Array> {
  return archiveOf(runId, testTables(choice, days));
}

export async function writeRun(folder: string, runId: string, tables: RunTables): Promise<void> {
  write(folder, `summaries/${runId}.zip`, await archiveOf(runId, tables));
}

/** The smallest battery that must open (DF 9): one run, one table. */
export async function writeMinimalBattery(folder: string, city = "berlin"): Promise<void> {
  const first = allChoices()[0];
  if (!first) return;
  write(folder, "metadata.yaml", minimalDescription(city));
  write(
    folder,
    "_info.txt",
    writeRunIndex({ parameters: [], runs: [{ runId: "sz1", values: [] }] }),
  );
  const { infections } = testTables(first.choice, 60);
  await writeRun(folder, "sz1", { infections });
}

export function minimalDescription(city: string): string {
  return `city: ${city}\nzipFolder: summaries\nstartDate: 2020-02-25\noffset: [0]\noptionGroups: []\n`;
}

/** A folder without a description of its own: each city is one battery, other folders are passed over (DF 1.1). */
export async function writeMultiCityBattery(folder: string): Promise<void> {
  for (const city of ["berlin", "munich", "heinsberg"]) {
    await writeMinimalBattery(join(folder, city), city);
  }
  write(folder, "drafts/readme.txt", "not a battery\n");
}
