// The worked example of docs/places.md: with its files in place, Hamburg can be simulated without a
// change of code.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RegionRecord, regionNames, regionRecord } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import { makeCity, simulate } from "@episcope/model";
import { checkRegion, readScenario, runSettings, runsOf } from "@episcope/scenario";
import { expect, test, vi } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const example = fileURLToPath(new URL("../docs/examples/hamburg", import.meta.url));
const read = (path: string) => readFileSync(join(example, path), "utf8");
const files = readdirSync(example, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(example.length + 1));

// As if the folder were below regions/.
vi.mock("../packages/common/src/regions/regions.ts", async (original) => {
  const actual = await original<typeof import("../packages/common/src/regions/regions.ts")>();
  const { default: json } = await import("../docs/examples/hamburg/regions/hamburg/region.json");
  const record = json as unknown as RegionRecord;
  return {
    regionNames: () => [...actual.regionNames(), "hamburg"],
    regionRecord: (name: string) => (name === "hamburg" ? record : actual.regionRecord(name)),
  };
});

const shared = {
  regimes: new Map([["hamburg", read("scenarios/regimes/hamburg.yaml")]]),
  calibration: readFileSync(join(root, "scenarios/calibration.yaml"), "utf8"),
};
const folder = "scenarios/hamburg/2020-05-13";
const sample = 0.004;

test("it has only six files", () => {
  expect(files.toSorted()).toEqual([
    "regions/hamburg/outline.json",
    "regions/hamburg/region.json",
    `${folder}/notes.de.md`,
    `${folder}/notes.md`,
    `${folder}/scenario.yaml`,
    "scenarios/regimes/hamburg.yaml",
  ]);
});

test("the record is valid, and outlines are beside it", () => {
  const faults = checkRegion(read("regions/hamburg/region.json"), "r", new Set(regionNames()));
  expect(faults.map(englishFault)).toEqual([]);
  const { names } = JSON.parse(read("regions/hamburg/outline.json"));
  expect(names[0]).toBe(regionRecord("hamburg").place.name.en);
});

test("a small sample of the city matches the record", () => {
  const { place, city: facts } = regionRecord("hamburg");
  const city = makeCity({ region: "hamburg", sample });
  expect(city.personCount).toBe(Math.round(place.residents * sample));
  const shareOf = (isCounted: (person: number) => boolean) =>
    Array.from({ length: city.personCount }, (_, person) => person).filter(isCounted).length /
    city.personCount;
  facts.districts.forEach(({ name, residents }, district) => {
    const share = shareOf((person) => city.district[person] === district);
    expect(Math.abs(share - residents / place.residents), name).toBeLessThan(0.001);
  });
  const ages = regionRecord(String(facts.ages)).city.ages as readonly number[];
  ages.forEach((percent, band) => {
    const isIn = (age: number) => Math.min(18, Math.floor(age / 5)) === band;
    const share = shareOf((person) => isIn(city.age[person] ?? 0));
    expect(Math.abs(share - percent / 100), `age band ${band}`).toBeLessThan(0.01);
  });
  const sizes = new Map<number, number>();
  for (const home of city.home) sizes.set(home, (sizes.get(home) ?? 0) + 1);
  // Twelve people in one home are a unit of a care home, not a household.
  const households = [...sizes.values()].filter((size) => size < 12);
  const alone = households.filter((size) => size === 1).length / households.length;
  expect(alone).toBeCloseTo((facts.householdSizes[0] ?? 0) / 100, 2);
  const members = households.reduce((a, b) => a + b, 0);
  expect(members / households.length).toBeCloseTo(facts.householdMean, 2);
});

test("the scenario has no fault and notes in both languages, and an epidemic begins", () => {
  const file = `${folder}/scenario.yaml`;
  const { scenario, faults } = readScenario(read(file), file, shared, { sample });
  expect(faults.map(englishFault)).toEqual([]);
  for (const notes of ["notes.md", "notes.de.md"])
    expect(read(`${folder}/${notes}`)).toContain("{{PLOTS}}");
  if (!scenario) throw new Error("no scenario, and no fault");
  expect(runsOf(scenario).runs).toHaveLength(9);
  const settings = { ...runSettings(scenario, `${scenario.runName}1`), dayCount: 50 };
  const infections = simulate(makeCity(scenario), settings).tables.get("infections");
  const infected = infections?.columns.get("nInfectedCumulative");
  const byDay = infected?.kind === "number" ? infected.values : [];
  expect(byDay).toHaveLength(50);
  // The first cases arrive on the eighth day.
  expect(byDay[6]).toBe(0);
  expect(byDay[49]).toBeGreaterThan(1 / sample);
});
