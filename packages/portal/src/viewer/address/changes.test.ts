import fc from "fast-check";
import { expect, test } from "vitest";
import { changedQuery, type QueryChange } from "../../environment/useQuery.ts";
import { plots } from "../../plots/plots.ts";
import {
  checkPlots,
  chooseCity,
  chooseOption,
  chooseRDay,
  chooseScale,
  chooseShift,
  chooseWidth,
  keepRun,
  nameRun,
  openRun,
  removeRun,
  showAllRuns,
  showBase,
  showMembers,
  togglePlotView,
  zoomTo,
} from "./changes.ts";
import { day, smallBattery, smallMetadata } from "./fixtures/smallBattery.ts";
import { optionSets } from "./optionSets.ts";
import { type AddressedBattery, readRunAddress } from "./runAddress.ts";

function setOf(battery: AddressedBattery, parameter: string) {
  const set = battery.sets.find((candidate) => candidate.parameter === parameter);
  if (!set) throw new Error(parameter);
  return set;
}
function changed(query: string, ...changes: readonly QueryChange[]): string {
  return changes.reduce(changedQuery, new URLSearchParams(query)).toString();
}
function read(query: string, battery = smallBattery) {
  return readRunAddress(new URLSearchParams(query), battery);
}

test("an option is written as its label, the default is not written", () => {
  const leisure = setOf(smallBattery, "leis");
  const [lowest, middle] = leisure.options;
  if (!lowest || !middle) throw new Error("no options");
  expect(changed("x=1", chooseOption(leisure, middle))).toBe("x=1&leis=75%25");
  expect(changed("leis=0.75&x=1", chooseOption(leisure, lowest))).toBe("x=1");
  const tests = setOf(smallBattery, "more");
  const other = tests.options.find(({ label }) => label === "+5%");
  if (!other) throw new Error("no option");
  expect(changed("", chooseOption(tests, other))).toBe("more=%2B5%25");
});

test("defaults remove their key", () => {
  const query =
    "view-shift=3&view-base=1&view-scale=linear&view-width=wide&view-pin=run1&view-r=2020-05-01&view-from=2020-05-01&view-to=2020-06-01&view-runs=1&view-members=1";
  expect(
    changed(
      query,
      chooseShift(smallMetadata, 0),
      showBase(false),
      chooseScale(true),
      chooseWidth(undefined),
      removeRun({ kept: ["run1"] }, "run1"),
      chooseRDay(smallMetadata, day("2020-07-01")),
      zoomTo(smallMetadata, undefined),
      showAllRuns(false),
      showMembers(false),
    ),
  ).toBe("");
  expect(zoomTo(smallMetadata, [day("2020-01-01"), day("2021-01-01")])).toEqual({
    "view-from": undefined,
    "view-to": undefined,
  });
});

test("a zoom by dragging ends at whole days inside of the axis", () => {
  const from = day("2020-04-01");
  expect(zoomTo(smallMetadata, [from + 9.6, from - 0.3])).toEqual({
    "view-from": "2020-04-01",
    "view-to": "2020-04-11",
  });
  expect(zoomTo(smallMetadata, [from, day("2030-01-01")])).toEqual({
    "view-from": "2020-04-01",
    "view-to": "2020-08-31",
  });
  expect(zoomTo(smallMetadata, [Number.NaN, from])).toEqual({
    "view-from": undefined,
    "view-to": undefined,
  });
});

test("a plot that is off by default is written when on, and the other way round", () => {
  const check = (query: string, names: readonly string[], isChecked: boolean) =>
    changed(query, checkPlots(read(query), smallBattery, names, isChecked));
  expect(check("", ["casCom"], false)).toBe("view-off=casCom");
  expect(check("view-off=casCom", ["casCom"], true)).toBe("");
  expect(check("", ["vacEffStrain"], true)).toBe("view-on=vacEffVsStr");
  expect(check("view-on=vacEffVsStr", ["vacEffVsStr"], false)).toBe("");
  const all = plots.map(({ shortNames }) => shortNames[0]);
  expect(check("", all, true)).toBe("view-on=disImp&view-on=vacEffVsStr");
  const none = check("", all, false);
  expect(read(none).uncheckedPlots).toEqual(new Set(all));
  expect(new URLSearchParams(none).getAll("view-off")).toHaveLength(all.length - 2);
});

test("a plot changes to another view and back", () => {
  const wide = changed("", togglePlotView(read(""), "full", "simHealOutOveTim"));
  expect(wide).toBe("view-full=simHealOutOveTim");
  expect(changed(wide, togglePlotView(read(wide), "full", "simHealOutOveTim"))).toBe("");
  expect(read("view-full=healthOutcome").full).toEqual(new Set(["simHealOutOveTim"]));
  expect(togglePlotView(read(wide), "tables", "casCom")).toEqual({ "view-table": ["casCom"] });
});

test("a removed scenario leaves its place free, so that the others keep their colours", () => {
  const keep = (query: string, runId: string) => changed(query, keepRun(read(query), runId));
  const remove = (query: string, runId: string) => changed(query, removeRun(read(query), runId));
  let query = ["run1", "run2", "run3"].reduce(keep, "");
  expect(query).toBe("view-pin=run1&view-pin=run2&view-pin=run3");
  // There is no fourth place, and a run is kept once.
  expect(keep(query, "run4")).toBe(query);
  expect(keep("view-pin=run1", "run1")).toBe("view-pin=run1");
  query = remove(query, "run2");
  expect(query).toBe("view-pin=run1&view-pin=-&view-pin=run3");
  expect(read(query).kept).toEqual(["run1", undefined, "run3"]);
  expect(keep(query, "run4")).toBe("view-pin=run1&view-pin=run4&view-pin=run3");
  expect(remove(remove(query, "run3"), "run1")).toBe("");
});

test("a given name is in the address until the scenario is removed", () => {
  const query = changed("view-pin=run1", nameRun("run1", "  My idea "));
  expect(query).toBe("view-pin=run1&view-name-run1=My+idea");
  expect(read(query).givenName("run1")).toBe("My idea");
  expect(changed(query, nameRun("run1", " "))).toBe("view-pin=run1");
  expect(changed(query, removeRun(read(query), "run1"))).toBe("");
  expect(read(`view-name-run1=${"x".repeat(99)}`).givenName("run1")).toHaveLength(40);
});

test("another city resets plots and kept runs, and keeps the rest", () => {
  const query = "leis=75%25&view-scale=linear&view-off=casCom&view-on=disImp&view-pin=run1";
  expect(changed(query, chooseCity("munich", "berlin"))).toBe(
    "leis=75%25&view-scale=linear&view-city=munich",
  );
  expect(changed("view-city=munich", chooseCity("berlin", "berlin"))).toBe("");
});

test("opening a run chooses its options and its shift", () => {
  const { index } = smallBattery;
  for (const run of index.runs.filter((_, number) => number % 7 === 0)) {
    const change = openRun(smallBattery, run.runId);
    if (!change) throw new Error(run.runId);
    const address = read(changed("leis=75%25&escape=high&view-base=1&view-shift=-6", change));
    const start = run.values.at(-1);
    expect(smallBattery.sets.map(({ parameter }) => address.chosen.get(parameter)?.value)).toEqual(
      run.values.slice(0, -1),
    );
    expect(address.shift).toBe(day(start ?? "") - smallMetadata.startDay);
    expect(address.isBase).toBe(false);
  }
  expect(openRun(smallBattery, "small0")).toEqual({ "view-base": "1" });
  expect(openRun(smallBattery, "run9999")).toBeUndefined();
});

test("what is written is read back for any names of parameters and options, and unknown keys stay", () => {
  const word = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 8 }),
    fc.constantFrom("__proto__", "embed", "view-scale", "view-option-embed", "plot-casCom", "True"),
    fc.constantFrom("0.5", "0.50", "1", "1.0", "5%", "+5%", "2020-01-01", " ", "&=#%25", "é"),
  );
  const batteries = fc
    .uniqueArray(word, { minLength: 1, maxLength: 4 })
    .chain((parameters) =>
      fc.record({
        parameters: fc.constant(parameters),
        rows: fc.array(fc.tuple(...parameters.map(() => word)), { minLength: 1, maxLength: 6 }),
      }),
    )
    .map(({ parameters, rows }): AddressedBattery => {
      const index = {
        parameters,
        runs: rows.map((values, number) => ({ runId: `r${number}`, values })),
      };
      const metadata = { ...smallMetadata, optionGroups: [] };
      return { metadata, index, plots, sets: optionSets(index, metadata).sets };
    });
  const axisDay = fc.integer({ min: smallMetadata.graphStartDay, max: smallMetadata.endDay });
  const state = fc.record({
    picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
    shift: fc.constantFrom(...smallMetadata.shifts),
    isBase: fc.boolean(),
    isLog: fc.boolean(),
    isWide: fc.constantFrom(true, false, undefined),
    unchecked: fc.subarray(plots.map(({ shortNames }) => shortNames[0])),
    rDay: fc.integer({ min: -100_000, max: 100_000 }),
    zoom: fc.option(fc.tuple(axisDay, axisDay), { nil: undefined }),
    showsAllRuns: fc.boolean(),
    showsMembers: fc.boolean(),
  });
  fc.assert(
    fc.property(batteries, state, (battery, wanted) => {
      const { metadata, sets, index } = battery;
      const all = plots.map(({ shortNames }) => shortNames[0]);
      const chosen = new Map(
        sets.map((set, number) => {
          const pick = (wanted.picks[number] ?? 0) % set.options.length;
          return [set.parameter, set.options[pick] ?? set.defaultOption];
        }),
      );
      const steps: readonly ((query: string) => QueryChange)[] = [
        ...sets.map(
          (set) => () => chooseOption(set, chosen.get(set.parameter) ?? set.defaultOption),
        ),
        () => chooseShift(metadata, wanted.shift),
        () => showBase(wanted.isBase),
        () => chooseScale(wanted.isLog),
        () => chooseWidth(wanted.isWide),
        (query) => checkPlots(read(query, battery), battery, all, true),
        (query) => checkPlots(read(query, battery), battery, wanted.unchecked, false),
        (query) => keepRun(read(query, battery), index.runs[0]?.runId ?? ""),
        () => chooseRDay(metadata, wanted.rDay),
        () => zoomTo(metadata, wanted.zoom),
        () => showAllRuns(wanted.showsAllRuns),
        () => showMembers(wanted.showsMembers),
      ];
      const query = steps.reduce(
        (before, step) => changed(before, step(before)),
        "utm%20source=a&utm%20source=b&flag=",
      );
      const address = read(query, battery);
      expect(address.chosen).toEqual(chosen);
      expect(address).toMatchObject({
        shift: wanted.shift,
        isBase: wanted.isBase,
        isLog: wanted.isLog,
        isWide: wanted.isWide,
        uncheckedPlots: new Set(wanted.unchecked),
        kept: ["r0"],
        rDay: wanted.rDay,
        showsAllRuns: wanted.showsAllRuns,
        showsMembers: wanted.showsMembers,
      });
      const ends = wanted.zoom?.toSorted((a, b) => a - b);
      const isAll = ends?.[0] === metadata.graphStartDay && ends[1] === metadata.endDay;
      expect(address.zoom).toEqual(ends?.[0] === ends?.[1] || isAll ? undefined : ends);
      const after = new URLSearchParams(query);
      expect([after.getAll("utm source"), after.getAll("flag")]).toEqual([["a", "b"], [""]]);
    }),
  );
});
