// Choices written to the address and read back.
import fc from "fast-check";
import { expect, test } from "vitest";
import { changedQuery, type QueryChange } from "../../environment/useQuery.ts";
import { fromAddress, toAddress } from "../../viewer/address/addressNames.ts";
import {
  chooseOption,
  chooseScale,
  chooseShift,
  keepRun,
  resetChoice,
  showBase,
  zoomTo,
} from "../../viewer/address/changes.ts";
import { type AddressedBattery, readRunAddress } from "../../viewer/address/runAddress.ts";
import { cityLink } from "./cityLink.ts";
import { fullIndex, viewerOf } from "./fixtures/runs.ts";
import { legacyMetadata } from "./legacyMetadata.ts";
import { legacyOptions } from "./legacyOptions.ts";
import { legacySetup } from "./legacySetup.ts";
import { viewers } from "./viewers.ts";

interface Page {
  readonly battery: AddressedBattery;
  read(query: string): ReturnType<typeof readRunAddress>;
  write(query: string, change: QueryChange): string;
}

function pageOf(path: string): Page {
  const viewer = viewerOf(path);
  const { names, plots, figures } = legacySetup(viewer);
  const metadata = legacyMetadata(viewer);
  const index = fullIndex(viewer);
  const { sets } = legacyOptions(viewer, metadata, index);
  const battery = { metadata, index, sets, plots, axis: figures.axis, baseRunId: "sz0" };
  return {
    battery,
    read: (query) => readRunAddress(fromAddress(new URLSearchParams(query), names), battery),
    write: (query, change) =>
      changedQuery(new URLSearchParams(query), toAddress(change, names)).toString(),
  };
}

const pages = new Map(viewers.map(({ path }) => [path, pageOf(path)]));

test("addresses have short names and plain values (legacy-viewers specification 1.8)", () => {
  const page = pageOf("/v7/berlin");
  const address = page.read("work=60&leisure=20&shift=-3&scale=linear");
  expect(address.chosen.get("remainingFractionWork")?.value).toBe("0.6");
  expect(address.chosen.get("remainingFractionLeisure1")?.value).toBe("0.2");
  expect([address.shift, address.isLog]).toEqual([-3, false]);
  // Shares may be written as fractions or percentages.
  for (const text of ["0.6", "60", "60%"]) {
    const query = new URLSearchParams({ work: text }).toString();
    expect(page.read(query).chosen.get("remainingFractionWork")?.value).toBe("0.6");
  }
  expect(pageOf("/v1").read("work=never&other=10").chosen.get("Close Workplaces")?.value).toBe(
    "1000",
  );
});

test("an invalid value means the default", () => {
  const { chosen, shift, isBase } = pageOf("/v7/munich").read("work=55&shift=-6&base=yes&x=1");
  expect(chosen.get("remainingFractionWork")?.value).toBe("0.8");
  expect([shift, isBase]).toEqual([0, false]);
});

test("the days of a section are numbers if the axis counts days, otherwise dates", () => {
  const v1 = pageOf("/v1");
  expect(v1.write("", zoomTo(v1.battery.metadata, [20, 90], v1.battery.axis))).toBe(
    "from=20&to=90",
  );
  expect(v1.read("from=20&to=90").zoom).toEqual([20, 90]);
  expect(v1.read("from=2020-03-01").zoom).toBeUndefined();
  const v7 = pageOf("/v7/berlin");
  const [from = 0, to = 0] = v7.read("from=2020-03-01&to=2020-04-01").zoom ?? [];
  expect(to - from).toBe(31);
});

test("every choice is written to the address and read back unchanged", () => {
  const state = fc.record({
    path: fc.constantFrom(...viewers.map(({ path }) => path)),
    picks: fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
    isBase: fc.boolean(),
    isLog: fc.boolean(),
    isKept: fc.boolean(),
  });
  fc.assert(
    fc.property(state, ({ path, picks, isBase, isLog, isKept }) => {
      const { battery, read, write } = pages.get(path) ?? pageOf(path);
      const { metadata, sets, index } = battery;
      const pick = <T>(list: readonly T[], number: number) =>
        list[(picks[number] ?? 0) % Math.max(1, list.length)];
      const shift = pick(metadata.shifts, 9) ?? 0;
      const kept = isKept ? pick(index.runs, 8)?.runId : undefined;
      const wanted = new Map(
        sets.map((set, number) => [set.parameter, pick(set.options, number) ?? set.defaultOption]),
      );
      const query = [
        ...sets.map((set) => chooseOption(set, wanted.get(set.parameter) ?? set.defaultOption)),
        chooseShift(metadata, shift),
        showBase(isBase),
        chooseScale(isLog),
        kept === undefined ? {} : keepRun({ kept: [] }, kept),
      ].reduce(write, "utm_source=letter");
      const address = read(query);
      expect(address.chosen).toEqual(wanted);
      expect(address).toMatchObject({
        shift,
        isBase,
        isLog,
        kept: kept === undefined ? [] : [kept],
      });
      for (const name of new URLSearchParams(query).keys()) expect(name).not.toMatch(/^view-/);
      // Resetting leaves everything else as it is.
      const reset = new URLSearchParams(write(query, resetChoice(sets)));
      expect([...reset.keys()].filter((name) => !["scale", "pin"].includes(name))).toEqual([
        "utm_source",
      ]);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ["/v7/munich", "work=60&shift=3&scale=linear", "/v7/munich?work=60&shift=3&scale=linear"],
  // Munich has no earlier start, Heinsberg does.
  ["/v7/munich", "shift=-6&base=1", "/v7/munich?base=1"],
  ["/v7/heinsberg", "shift=-6", "/v7/heinsberg?shift=-6"],
  // Heinsberg has a single leisure measure with one more value.
  ["/v7/heinsberg", "leisure=40&leisure2=0", "/v7/heinsberg?leisure=40"],
  ["/v7/berlin", "leisure=0&other=20", "/v7/berlin?other=20"],
  // Runs and plots of the other city.
  ["/v7/munich", "pin=sz7&off=hospital&plot-health=Recovered", "/v7/munich?plot-health=Recovered"],
  ["/v6/munich", "utm_source=x", "/v6/munich"],
])("the link to %s with the query %s", (path, query, link) => {
  expect(cityLink(viewerOf(path), new URLSearchParams(query))).toBe(link);
});

test("a link to another city never contains what that city does not offer", () => {
  const word = fc.oneof(
    fc.constantFrom("work", "shift", "base", "leisure", "pin", "80", "-6"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 6 }), (pairs) => {
      const link = cityLink(
        viewerOf("/v7/munich"),
        new URLSearchParams(pairs.map(([a, b]) => [a, b])),
      );
      const query = new URLSearchParams(link.split("?")[1] ?? "");
      const shift = query.get("shift");
      expect(shift === null || [0, 3, 6].includes(Number(shift))).toBe(true);
      expect(query.has("pin")).toBe(false);
    }),
  );
});

test("the marks of v1 and v2 follow the choice", () => {
  const { marks } = legacySetup(viewerOf("/v1"));
  const chosen = new Map([
    ["Close Workplaces", "20"],
    ["End Social Activities", "1000"],
  ]);
  expect(marks?.(chosen, "en")).toEqual([{ day: 20, label: "Close workplaces" }]);
  const v2 = legacySetup(viewerOf("/v2"));
  // Day 30 + 21.
  expect(v2.marks?.(new Map([["ReopenAfter", "21"]]), "de")).toEqual([
    { day: 51, label: "Maßnahmen werden aufgehoben" },
  ]);
  expect(v2.marks?.(new Map([["ReopenAfter", "1000"]]), "de")).toEqual([]);
});
