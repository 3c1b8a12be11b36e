import { expect, test } from "vitest";
import { day, smallBattery, smallMetadata } from "./fixtures/smallBattery.ts";
import { initialShift } from "./initialShift.ts";
import { readCity, readRunAddress } from "./runAddress.ts";

function read(query: string) {
  return readRunAddress(new URLSearchParams(query), smallBattery);
}
function chosen(query: string, parameter: string): string | undefined {
  return read(query).chosen.get(parameter)?.value;
}

test("an empty query means the defaults", () => {
  const address = read("");
  expect([...address.chosen].map(([parameter, { label }]) => `${parameter} ${label}`)).toEqual([
    "escape none",
    "leis 50%",
    "more +10%",
    "from 2020-09-01",
    "long false",
    "school open",
    "seed 4711",
  ]);
  expect(address).toMatchObject({
    shift: 0,
    isBase: false,
    isLog: true,
    isWide: undefined,
    kept: [],
    rDay: day("2020-07-01"),
    zoom: undefined,
    showsAllRuns: false,
    embed: undefined,
  });
  expect(address.hiddenSeries("casCom")).toBeUndefined();
  expect([...address.full, ...address.tables, ...address.collapsed, ...address.folded]).toEqual([]);
});

test.each([
  // Label, percentage of the raw number, raw value.
  ["leis=75.0%25", "leis", "0.75"],
  ["leis=75%25", "leis", "0.75"],
  ["leis=0.75", "leis", "0.75"],
  ["leis=1.0", "leis", "1.0"],
  ["leis=1", "leis", "0.5"],
  ["leis=60%25", "leis", "0.5"],
  // An unencoded plus arrives as a space and matches nothing.
  ["more=%2B5%25", "more", "+5%"],
  ["more=+5%25", "more", "+10%"],
  ["more=5%25", "more", "+10%"],
  ["from=2020-10-01", "from", "2020-10-01"],
  ["escape=high", "escape", "high"],
  ["escape=HIGH", "escape", "high"],
  ["long=True", "long", "true"],
  // Numbers of this size are compared as text.
  ["seed=7564655870752979346", "seed", "7564655870752979346"],
  ["seed=7564655870752979347", "seed", "4711"],
  // Empty counts as absent, and the first of several values counts.
  ["escape=", "escape", "none"],
  ["escape=&escape=high", "escape", "high"],
  ["leis=0.75&leis=1.0", "leis", "0.75"],
])("%s: %s is %s", (query, parameter, value) => {
  expect(chosen(query, parameter)).toBe(value);
});

test.each([
  ["view-shift=3", 3],
  ["view-shift=-6", -6],
  ["view-shift=4", 0],
  ["view-shift=%2B3", 0],
  ["view-shift=", 0],
  ["view-shift=1e0", 0],
  ["view-shift=-6&view-shift=3", -6],
])("%s is a shift of %d days", (query, shift) => {
  expect(read(query).shift).toBe(shift);
});

test.each([
  ["offset", [-6, -3, 0], -6],
  ["startDate", [-6, -3, 0], 0],
  ["startDate", [4, 2], 4],
  ["offset", [], 0],
] as const)("%s with shifts %j starts at %d", (shiftColumn, shifts, initial) => {
  expect(initialShift({ ...smallMetadata, shiftColumn, shifts })).toBe(initial);
});

test("switches accept only their own values", () => {
  expect(read("view-base=1&view-scale=linear&view-runs=1")).toMatchObject({
    isBase: true,
    isLog: false,
    showsAllRuns: true,
  });
  expect(read("view-base=true&view-scale=Linear&view-runs=yes")).toMatchObject({
    isBase: false,
    isLog: true,
    showsAllRuns: false,
  });
  expect(read("view-width=wide").isWide).toBe(true);
  expect(read("view-width=narrow").isWide).toBe(false);
  expect(read("view-width=60").isWide).toBeUndefined();
});

test("plots are unchecked by the battery and by the address, in both spellings", () => {
  expect([...read("").uncheckedPlots]).toEqual(["disImp", "vacEffVsStr"]);
  expect([...read("view-off=casCom&view-off=vacEffInf").uncheckedPlots]).toEqual([
    ...["disImp", "vacEffVsStr", "casCom", "vacEffAgaInf"],
  ]);
  expect([...read("view-on=disImp&view-on=vacEffStrain").uncheckedPlots]).toEqual([]);
  expect([...read("view-off=chart-imports.yaml&view-on=disImp").uncheckedPlots]).toEqual([
    ...["vacEffVsStr", "chart-imports.yaml"],
  ]);
});

test("up to three runs are kept, each once; one that does not exist leaves its place free", () => {
  expect(read("view-pin=run17").kept).toEqual(["run17"]);
  expect(read("view-pin=small0&view-pin=run1").kept).toEqual(["small0", "run1"]);
  expect(read("view-pin=run9999&view-pin=run1&view-pin=run1").kept).toEqual([
    ...[undefined, "run1", undefined],
  ]);
  expect(read("view-pin=").kept).toEqual([]);
  const four = read("view-pin=run1&view-pin=run2&view-pin=run3&view-pin=run4");
  expect(four).toMatchObject({ kept: ["run1", "run2", "run3"], keepsTooMany: true });
  expect(read("view-pin=run1&view-pin=run2&view-pin=run3").keepsTooMany).toBe(false);
});

test.each([
  ["view-r=2021-02-03", "2021-02-03"],
  ["view-r=2021-02-30", "2020-07-01"],
  ["view-r=yesterday", "2020-07-01"],
])("%s: R is shown on %s", (query, date) => {
  expect(read(query).rDay).toBe(day(date));
});

test.each([
  ["view-from=2020-04-01&view-to=2020-05-01", ["2020-04-01", "2020-05-01"]],
  ["view-from=2020-05-01&view-to=2020-04-01", ["2020-04-01", "2020-05-01"]],
  ["view-from=2020-04-01", ["2020-04-01", "2020-08-31"]],
  ["view-to=2020-04-01", ["2020-03-01", "2020-04-01"]],
  ["view-from=1999-01-01&view-to=2020-04-01", ["2020-03-01", "2020-04-01"]],
  ["view-from=1999-01-01&view-to=2099-01-01", undefined],
  ["view-from=2020-04-01&view-to=2020-04-01", undefined],
  ["view-from=2021-04-01&view-to=2021-05-01", undefined],
  ["view-from=x&view-to=y", undefined],
])("%s shows %j", (query, dates) => {
  expect(read(query).zoom).toEqual(dates?.map(day));
});

test("an axis that ends before it starts has no zoom", () => {
  const metadata = { ...smallMetadata, graphStartDay: smallMetadata.endDay + 1 };
  const query = new URLSearchParams("view-from=2020-04-01&view-to=2020-05-01");
  expect(readRunAddress(query, { ...smallBattery, metadata }).zoom).toBeUndefined();
});

test("single plots can be full width, table, collapsed or embedded, in both spellings", () => {
  const address = read(
    "view-full=casCom&view-full=simRVal&view-table=healthOutcome&view-closed=disImp&embed=vacEffInf",
  );
  expect([...address.full]).toEqual(["casCom", "simRVal"]);
  expect([...address.tables]).toEqual(["simHealOutOveTim"]);
  expect([...address.collapsed]).toEqual(["disImp"]);
  expect(address.embed).toBe("vacEffAgaInf");
});

test("the first city in the address counts", () => {
  expect(readCity(new URLSearchParams("view-city=munich"))).toBe("munich");
  expect(readCity(new URLSearchParams("view-city="))).toBeUndefined();
});

test("hostile queries quickly give the defaults", () => {
  const query = [
    "__proto__=x&constructor=y&toString=z&hasOwnProperty=1",
    ...Array.from({ length: 20_000 }, (_, number) => `escape=high&plot-casCom=s${number}`),
    `view-pin=${"9".repeat(100_000)}`,
    "view-off=__proto__&view-shift=__proto__&leis=__proto__",
  ].join("&");
  const address = read(query);
  expect(address.chosen.get("escape")?.value).toBe("high");
  expect(address.chosen.has("__proto__")).toBe(false);
  expect(address.chosen.get("leis")?.value).toBe("0.5");
  expect(address.hiddenSeries("casCom")?.size).toBe(20_000);
  expect(address.kept).toEqual([undefined]);
  expect(address.uncheckedPlots.has("__proto__")).toBe(true);
  expect(address.shift).toBe(0);
});
