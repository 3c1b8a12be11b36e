import { observedSources, type Table } from "@episcope/battery";
import { expect, test } from "vitest";
import { plots } from "../../packages/portal/src/pages/run/plots/plots.ts";
import { testContext } from "../../packages/portal/src/pages/run/plots/testTable.ts";
import { testTables } from "./testTables.ts";

const tables = testTables({ escape: 0, leisure: 0, masks: 0, vaccination: 0, schools: 0 }, 450);
const cities = new Set(
  observedSources.flatMap(({ cities: named }) => (named === "all" ? [] : named)).concat("nowhere"),
);

/** Notes which tables are asked for. */
class WatchedTables extends Map<string, Table> {
  readonly read = new Set<string>();

  override get(id: string): Table | undefined {
    this.read.add(id);
    return super.get(id);
  }

  override has(id: string): boolean {
    this.read.add(id);
    return super.has(id);
  }
}

const cases = plots.flatMap((plot) =>
  Array.from(cities, (city) => ({ name: plot.shortNames[0], plot, city })),
);

test.each(cases)("$name reads in $city what it names, and nothing else", ({ plot, city }) => {
  const observed = new WatchedTables();
  plot.content(tables, { ...testContext, city, observed });
  const named = plot.observed?.(city) ?? [];
  expect([...observed.read].toSorted()).toEqual([...named].toSorted());
  const known = observedSources.map(({ id }) => id);
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

test("the cities differ in what stands beside the cases", () => {
  const casesOf = plots.find(({ shortNames }) => shortNames[0] === "casCom")?.observed;
  expect(casesOf?.("berlin")).toEqual([
    "berlin-cases",
    "berlin-cases-meldedatum",
    "berlin-cases-tests",
    "berlin-detection-rate",
  ]);
  expect(casesOf?.("heinsberg")).toEqual(["heinsberg-cases"]);
  expect(casesOf?.("nowhere")).toEqual([]);
});
