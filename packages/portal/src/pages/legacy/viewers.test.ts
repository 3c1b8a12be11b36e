import { expect, test } from "vitest";
import { viewerOf } from "./fixtures/runs.ts";
import { legacySetup } from "./legacySetup.ts";
import { citiesOf, viewerAt, viewers } from "./viewers.ts";

test("there is one viewer per version and city", () => {
  expect(viewers.map(({ path }) => path)).toEqual([
    ...["/v1", "/v2", "/v4", "/v5"],
    ...["/v6/berlin", "/v6/munich"],
    ...["/v7/berlin", "/v7/munich", "/v7/heinsberg"],
  ]);
  expect(citiesOf(viewerOf("/v6/munich")).map(({ city }) => city)).toEqual(["berlin", "munich"]);
});

test.each([
  ["/v1", "/v1"],
  ["/V7/Berlin/", "/v7/berlin"],
  ["/v7/paris", undefined],
  ["/v6/heinsberg", undefined],
  ["/v3", undefined],
])("the path %s opens the viewer %s", (path, found) => {
  expect(viewerAt(path)?.path).toBe(found);
});

/** Legacy-viewers specification 2.1 to 2.6: values, then the default. */
const valueSets: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  "/v1": {
    "Close Public Transit": ["10 20 30 1000", "1000"],
    "Close Workplaces": ["10 20 30 1000", "1000"],
    "End Social Activities": ["10 20 30 1000", "1000"],
    "End All Other Activities": ["10 20 30 1000", "1000"],
  },
  "/v2": {
    remainingFractionWork: ["0 0.25 0.5 0.75 1", "0"],
    remainingFractionShopping: ["0 0.25 0.5 0.75 1", "0"],
    remainingFractionLeisure: ["0 0.25 0.5 0.75 1", "0"],
    remainingFractionOther: ["0 0.25 0.5 0.75 1", "0"],
    ReopenAfter: ["21 1000", "1000"],
  },
  "/v4": {
    ShutdownType: ["strong weak", "strong"],
    remainingFractionKiga: ["0.1 0.5 1", "0.1"],
    remainingFractionPrimary: ["0.1 0.5 1", "0.1"],
    remainingFractionSecondary: ["0 0.5 1", "0"],
    remainingFractionHigher: ["0 0.5 1", "0"],
  },
  "/v5": {
    remainingFractionLeisure: ["0.2 0.4", "0.2"],
    remainingFractionWork: ["0.2 0.4 0.6 0.8", "0.2"],
    remainingFractionShopping: ["0.2 0.4", "0.2"],
    remainingFractionErrandsBusiness: ["0.2 0.4", "0.2"],
    remainingFractionKiga: ["0.1 0.5 1", "0.1"],
    remainingFractionPrimary: ["0.1 0.5 1", "0.1"],
    remainingFractionSecondary: ["0 0.5 1", "0"],
    remainingFractionHigher: ["0 0.5 1", "0"],
  },
  "/v6": {
    remainingFractionLeisure: ["0 0.2 0.4", "0.2"],
    remainingFractionWork: ["0.4 0.6 0.8", "0.4"],
    remainingFractionShoppingErrandsBusiness: ["0.2 0.4", "0.2"],
    remainingFractionKiga: ["0.1 0.5 1", "0.1"],
    remainingFractionPrimary: ["0.1 0.5 1", "0.1"],
    remainingFractionSecondary: ["0 0.5 1", "0"],
  },
  "/v7": {
    remainingFractionLeisure1: ["0.2 0.4 0.6 0.8", "0.8"],
    remainingFractionWork: ["0.4 0.6 0.8", "0.8"],
    remainingFractionLeisure2: ["0 0.2", "0.2"],
    remainingFractionShoppingBusinessErrands: ["0.2 0.4", "0.4"],
    remainingFractionKiga: ["0.1 0.5", "0.5"],
    remainingFractionPrima: ["0.1 0.5", "0.5"],
    remainingFractionSecon: ["0 0.5", "0.5"],
  },
  "/v7/heinsberg": {
    remainingFractionWork: ["0.4 0.6 0.8", "0.8"],
    remainingFractionLeisure1: ["0 0.2 0.4 0.6 0.8", "0.8"],
    remainingFractionShoppingBusinessErrands: ["0.2 0.4", "0.4"],
    remainingFractionKiga: ["0.1 0.5", "0.5"],
    remainingFractionPrima: ["0.1 0.5", "0.5"],
    remainingFractionSecon: ["0 0.5", "0.5"],
  },
};

test.each([
  ["/v1", "/v1", 256],
  ["/v2", "/v2", 1250],
  ["/v4", "/v4", 162],
  ["/v5", "/v5", 2592],
  ["/v6/berlin", "/v6", 972],
  ["/v6/munich", "/v6", 972],
  ["/v7/berlin", "/v7", 1920],
  ["/v7/munich", "/v7", 1152],
  ["/v7/heinsberg", "/v7/heinsberg", 1200],
] as const)("%s: every measure has its values in order, and its default", (path, set, runs) => {
  const viewer = viewerOf(path);
  const measures = viewer.groups.flatMap((group) => group.measures);
  const read = Object.fromEntries(
    measures.map(({ column, values, initial }) => [
      column,
      [values.map(({ value }) => value).join(" "), initial],
    ]),
  );
  expect(read).toEqual(valueSets[set]);
  expect(Object.keys(read)).toEqual(Object.keys(valueSets[set] ?? {}));
  const combinations = measures.reduce((product, { values }) => product * values.length, 1);
  expect(combinations * (viewer.shift?.days.length ?? 1)).toBe(runs);
});

test.each([
  ["/v1", undefined, undefined, undefined],
  ["/v5", undefined, undefined, 0],
  ["/v6/berlin", "-5 5", 5, 5],
  ["/v6/munich", "-5 5", 5, 5],
  ["/v7/berlin", "-6 -3 0 3 6", 0, 0],
  ["/v7/munich", "0 3 6", 0, 0],
  ["/v7/heinsberg", "-6 -3 0 3 6", 0, 6],
])(
  "%s has its shifts, its default shift and the start of the base run",
  (path, days, initial, base) => {
    const viewer = viewerOf(path);
    expect(viewer.shift?.days.join(" ")).toBe(days);
    expect(viewer.shift?.initial).toBe(initial);
    expect(viewer.base?.shift).toBe(base);
  },
);

test("only some versions have extras (legacy-viewers specification 3)", () => {
  const rows = viewers.map(({ path, outcomes, extras, infected, table, files, capacity }) =>
    [
      path,
      outcomes.includes("nShowingSymptoms") ? "symptoms" : "-",
      outcomes.includes("nInQuarantine") ? "quarantine" : "-",
      [...extras].join("+") || "-",
      infected?.value ?? "-",
      `${table.factor}x${table.lastDay}${table.isContinued ? "" : "!"}`,
      files.ending,
      capacity ?? "-",
    ].join(" "),
  );
  expect(rows).toEqual([
    "/v1 - quarantine - - 4x150! txt 1000",
    "/v2 - quarantine - - 1x150 txt 1000",
    "/v4 - quarantine - onLastDay 1x150 txt 1000",
    "/v5 - - cases last 1x150 txt 1000",
    "/v6/berlin symptoms - cases maximum 1x200 txt 1000",
    "/v6/munich symptoms - - maximum 1x200 txt -",
    "/v7/berlin symptoms - cases+hospital+multipliers maximum 1x200 csv 1000",
    "/v7/munich symptoms - cases+multipliers maximum 1x200 csv -",
    "/v7/heinsberg symptoms - cases+multipliers maximum 1x200 csv -",
  ]);
});

test("measures with sliders are those of v1, v2, v4 and the schools of v5 and v6", () => {
  const sliders = viewers.map(({ path, groups }) => {
    const measures = groups.flatMap((group) => group.measures);
    return [path, measures.filter(({ widget }) => widget === "slider").length, measures.length];
  });
  expect(sliders).toEqual([
    ["/v1", 4, 4],
    ["/v2", 5, 5],
    ["/v4", 4, 5],
    ["/v5", 4, 8],
    ["/v6/berlin", 3, 6],
    ["/v6/munich", 3, 6],
    ["/v7/berlin", 0, 7],
    ["/v7/munich", 0, 7],
    ["/v7/heinsberg", 0, 6],
  ]);
});

test("names in the address are short and unique", () => {
  for (const viewer of viewers) {
    const names = [...legacySetup(viewer).names.values()];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+2?$/);
    for (const { values } of viewer.groups.flatMap((group) => group.measures)) {
      expect(new Set(values.map(({ label }) => label)).size).toBe(values.length);
    }
  }
});

test("shares have their unit in both languages, and 1000 days means never", () => {
  const wordsOf = (path: string, column: string) =>
    viewerOf(path)
      .groups.flatMap((group) => group.measures)
      .find((measure) => measure.column === column)
      ?.values.map(({ label, text }) => `${label}: ${text.en}, ${text.de}`);
  expect(wordsOf("/v2", "remainingFractionWork")?.slice(0, 2)).toEqual([
    "0: 0%, 0\u00a0%",
    "25: 25%, 25\u00a0%",
  ]);
  expect(wordsOf("/v1", "Close Workplaces")).toEqual([
    "10: after 10 days, nach 10\u00a0Tagen",
    "20: after 20 days, nach 20\u00a0Tagen",
    "30: after 30 days, nach 30\u00a0Tagen",
    "never: Never, Nie",
  ]);
});
