import { allDays, keyFigures, noFigures, type TableResult } from "@episcope/battery";
import { parseDay, type RunTableName, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture } from "../../plots/fixtures/tables.ts";
import { FigureCollection, type FigureContext, type RunParts } from "./figureCollection.ts";
import { noRunFigures } from "./runFigures.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
/** Most beds, 7, in the third row: 3 March, or day 3 of the run. */
const dated = dailyTable("2020-03-01", { nSeriouslySick: [1, 2, 5], nCritical: [0, 0, 2] });
const dateless: Table = {
  rowCount: 3,
  columns: new Map([...dated.columns].filter(([name]) => name !== "date")),
};
const present: ReadonlySet<RunTableName> = new Set(["infections", "strains"]);
const arrived = (table: Table): RunParts => {
  const result: TableResult = { kind: "table", table, faults: [] };
  return { present, tables: new Map([["infections", result]]) };
};
const february25 = day("2020-02-25");
const february28 = day("2020-02-28");

/** Runs called own… start on 28 February, the others with the page. */
function startingOn(startDay: number): FigureContext {
  return {
    context: { ...contextFixture, startDay },
    memberCount: 1,
    ownStartDay: (runId) => (runId.startsWith("own") ? february28 : undefined),
    figuresOf: (infections, context) => keyFigures(infections, { ...context, ...allDays }),
  };
}
const page = startingOn(february25);

test("figures appear once, when the infections table has arrived", () => {
  const collection = new FigureCollection();
  const nothing = collection.figures(february25);
  collection.addRun("a", { present, tables: new Map([["strains", { kind: "missing" }]]) }, page);
  expect(collection.figures(february25)).toBe(nothing);
  collection.addRun("a", arrived(dated), page);
  const figures = collection.figures(february25);
  expect(figures.get("a")?.members.get(1)?.peakBeds).toEqual({ value: 7, day: day("2020-03-03") });
  collection.addRun("a", arrived(dated), page);
  expect(collection.figures(february25)).toBe(figures);
});

test("a run with a missing or broken table has no figures, but later ones count", () => {
  const collection = new FigureCollection();
  collection.addRun("a", { present: new Set(["strains"]), tables: new Map() }, page);
  const broken: TableResult = { kind: "broken", faults: [] };
  collection.addRun("b", { present, tables: new Map([["infections", broken]]) }, page);
  collection.setNone("c");
  const figures = collection.figures(february25);
  expect([...figures]).toEqual([
    ["a", noRunFigures],
    ["b", noRunFigures],
    ["c", noRunFigures],
  ]);
  collection.setNone("c");
  expect(collection.figures(february25)).toBe(figures);
  collection.addRun("c", arrived(dated), page);
  expect(collection.figures(february25).get("c")?.members.get(1)?.peakBeds?.value).toBe(7);
});

test("without dates, days count from the start of the run itself, whatever the page shows", () => {
  const collection = new FigureCollection();
  collection.addRun("own1", arrived(dateless), page);
  const peak = { value: 7, day: day("2020-03-01") };
  expect(collection.figures(february25).get("own1")?.members.get(1)?.peakBeds).toEqual(peak);
  expect(collection.figures(february28).get("own1")?.members.get(1)?.peakBeds).toEqual(peak);
});

test("if the run has no start, figures are valid for one start of the page", () => {
  const collection = new FigureCollection();
  collection.addRun("a", arrived(dateless), page);
  collection.addRun("dated", arrived(dated), page);
  expect(collection.figures(february25).get("a")?.members.get(1)?.peakBeds?.day).toBe(
    day("2020-02-27"),
  );
  expect([...collection.figures(february28).keys()]).toEqual(["dated"]);
  collection.addRun("a", arrived(dateless), startingOn(february28));
  expect(collection.figures(february28).get("a")?.members.get(1)?.peakBeds?.day).toBe(
    day("2020-03-01"),
  );
});

test("members are added as they arrive, and each is computed once", () => {
  const collection = new FigureCollection();
  const computed: number[] = [];
  const counting: FigureContext = {
    ...page,
    figuresOf: (infections, context) => {
      computed.push(infections.rowCount);
      return page.figuresOf(infections, context);
    },
  };
  const { tables } = arrived(dated);
  const ensemble = (...numbers: number[]): RunParts => ({
    ...{ present, tables },
    ensemble: { memberCount: 16, members: numbers.map((number) => ({ number, tables })) },
  });
  collection.addRun("a", ensemble(1), counting);
  expect(collection.figures(february25).get("a")).toMatchObject({ memberCount: 16 });
  collection.addRun("a", ensemble(1, 3), counting);
  const two = collection.figures(february25);
  expect([...(two.get("a")?.members.keys() ?? [])]).toEqual([1, 3]);
  expect(computed).toHaveLength(2);
  // A store that knows only the first member takes nothing away.
  collection.addRun("a", arrived(dated), counting);
  expect(collection.figures(february25)).toBe(two);
});

test("a member whose table has not arrived does not count yet, a broken one has no figures", () => {
  const collection = new FigureCollection();
  const { tables } = arrived(dated);
  const broken: TableResult = { kind: "broken", faults: [] };
  const members = [
    { number: 1, tables },
    { number: 2, tables: new Map() },
    { number: 3, tables: new Map([["infections" as const, broken]]) },
  ];
  collection.addRun("a", { present, tables, ensemble: { memberCount: 3, members } }, page);
  const found = collection.figures(february25).get("a")?.members;
  expect([...(found?.keys() ?? [])]).toEqual([1, 3]);
  expect(found?.get(3)).toBe(noFigures);
});
