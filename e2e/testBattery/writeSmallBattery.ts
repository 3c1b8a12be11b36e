// TEST DATA: a battery of twelve short runs with what the large one lacks: several start dates, plots that start switched
// off, a fixed parameter, long labels, notes in two languages, and charts of its own, one of them broken.
import {
  formatDay,
  type Metadata,
  type RunIndex,
  type Table,
  writeMetadata,
  writeRunIndex,
} from "@episcope/battery";
import { testTables } from "./testTables.ts";
import { day, write, writeRun } from "./writeTestBattery.ts";

export const longLabels = [
  "Alternating lessons for all classes with two tests a week and masks during lessons",
  "SchulschließungsverordnungsfolgenabschätzungsbeauftragtenvariantenvergleichOhneJedesLeerzeichen",
] as const;

const dayCount = 120;
const startDay = day("2020-02-25");
const shifts = [-6, 0, 3];
const immunity = ["false", "true"];

const description: Metadata = {
  viewerVersion: 2,
  // Nothing is reported for it, so that nothing is asked for.
  city: "bonn",
  zipFolder: "summaries",
  info: "_info.txt",
  readme: "notes.md",
  runName: undefined,
  startDay,
  graphStartDay: day("2020-02-15"),
  endDay: day("2020-06-20"),
  rValueDay: day("2020-05-01"),
  shifts,
  shiftColumn: "startDate",
  // The second one is the spelling of viewer 1.
  ignoredPlots: ["weekTest", "healthOutcome"],
  heatMapMaxValue: 2000,
  optionGroups: [
    {
      day: undefined,
      heading: "",
      subheading: undefined,
      measures: [
        { measure: "immunity", title: "Long immunity", order: undefined, asPercent: undefined },
        { measure: "tracing", title: "Contact tracing", order: undefined, asPercent: undefined },
      ],
    },
    {
      day: 70,
      heading: "Schools",
      subheading: undefined,
      measures: [{ measure: "schools", title: "Lessons", order: undefined, asPercent: undefined }],
    },
  ],
};

const charts = {
  "chart-import.yaml": `title: Imported cases
description: all strains
showAbove: true
data: { zip: summaries, url: $RUN$.diseaseImport.tsv }
mark: { type: area, interpolate: step-after }
encoding:
  x: { field: date, type: temporal, title: "" }
  y: { field: n, type: quantitative, aggregate: sum, title: persons per day }
`,
  "chart-strains.yaml": `title: Cases of the first strain
data: { zip: summaries, url: $RUN$.strains.tsv }
mark: line
encoding:
  x: { field: date, type: temporal, title: "" }
  y: { field: SARS_CoV_2, type: quantitative, title: cases }
`,
  "chart-broken.yaml": "title: Broken\nmark: line\nencoding: { x: { field: date\n",
} as const;

/** The same rows, some days later. */
function later({ rowCount, columns }: Table, days: number): Table {
  const dates = columns.get("date");
  if (dates?.kind !== "date") return { rowCount, columns };
  const moved = { ...dates, values: dates.values.map((value) => value + days) };
  return { rowCount, columns: new Map([...columns, ["date", moved]]) };
}

export async function writeSmallBattery(folder: string): Promise<void> {
  const runs: RunIndex["runs"][number][] = [];
  for (const [i, immune] of immunity.entries()) {
    for (const [s, schools] of longLabels.entries()) {
      for (const shift of shifts) {
        const runId = `small${runs.length + 1}`;
        const startDate = formatDay(startDay + shift);
        runs.push({ runId, values: [immune, "50", schools, startDate] });
        const choice = { escape: 0, leisure: i, masks: 0, vaccination: 0, schools: s };
        const tables = testTables(choice, dayCount);
        await writeRun(folder, runId, {
          infections: later(tables.infections, shift),
          restrictions: later(tables.restrictions, shift),
          strains: later(tables.strains, shift),
          diseaseImport: later(tables.diseaseImport, shift),
        });
      }
    }
  }
  const parameters = ["immunity", "tracing", "schools", "startDate"];
  write(folder, "metadata.yaml", writeMetadata(description));
  write(folder, "_info.txt", writeRunIndex({ parameters, runs }));
  write(folder, "notes.md", "## Small battery\n\nNotes above.\n\n{{PLOTS}}\n\nNotes below.\n");
  write(
    folder,
    "notes.de.md",
    "## Kleine Batterie\n\nDarüber steht dies.\n\n{{PLOTS}}\n\nDarunter steht das.\n",
  );
  for (const [name, text] of Object.entries(charts)) write(folder, name, text);
}
