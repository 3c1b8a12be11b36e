import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf } from "../fixtures/tables.ts";
import { incidenceByVaccination } from "./incidenceByVaccination.ts";

const always = (value: number) => Array<number>(9).fill(value);
// N = 190,000 + 6,000 + 4,000 = 200,000 and V = 35,000 + 3,000 + 2,000 = 40,000 on every day, so U
// = 160,000.
const columns = {
  nSusceptible: always(190_000),
  nTotalInfected: always(6000),
  nRecovered: always(4000),
  nSusceptibleVaccinated: always(35_000),
  nTotalInfectedVaccinated: always(3000),
  nRecoveredVaccinated: always(2000),
  nShowingSymptomsCumulative: [100, 110, 120, 130, 140, 150, 160, 500, 910],
  nShowingSymptomsCumulativeVaccinated: [10, 11, 12, 13, 14, 15, 16, 90, 171],
};

function ratesOf(changed: Readonly<Record<string, readonly number[]>> = {}) {
  const infections = dailyTable("2021-07-01", { ...columns, ...changed });
  const panel = panelOf(
    incidenceByVaccination.content({ infections }, contextFixture),
    "incComVacAndUnvac",
  );
  return { panel, on: (row: number) => panel.series.map(({ y }) => y[row]) };
}

test("new symptoms of seven days are per 100,000 of everybody or of the group", () => {
  const { panel, on } = ratesOf();
  // Row 7: ΔC = 400, ΔCv = 80, ΔCu = 320: 80/2, 80/0.4, 320/2, 320/1.6, 400/2.
  expect(on(7)).toEqual([40, 200, 160, 200, 200]);
  // Row 8: ΔC = 910 − 110 = 800, ΔCv = 171 − 11 = 160, ΔCu = 640.
  expect(on(8)).toEqual([80, 400, 320, 400, 400]);
  expect(on(6)).toEqual(Array(5).fill(Number.NaN));
  expect(panel.series[0]?.x[7]).toBe((panel.series[0]?.x[0] ?? 0) + 7);
  expect(panel).toMatchObject({ scale: "page", range: { log: [2, 10_000] } });
  expect(panel.range?.linear).toBeUndefined();
});

test("series have the names of old addresses, and their styles", () => {
  const { panel } = ratesOf();
  expect(
    panel.series.map(({ name, kind, dash, width, color }) => [name, kind, dash, width, color]),
  ).toEqual([
    ["vaccinated_v_1", "line", "dashed", undefined, undefined],
    ["vaccinated_v_2", "line", undefined, 3, undefined],
    ["unvaccinated_v_1", "line", "dashed", undefined, undefined],
    ["unvaccinated_v_2", "line", undefined, 3, undefined],
    ["incidence (total)", "line", undefined, undefined, "#000000"],
  ]);
});

test("the population of the day counts, not that of the first day", () => {
  // N = 390,000 + 6,000 + 4,000 = 400,000 on row 7, V stays, U = 360,000.
  const { on } = ratesOf({ nSusceptible: always(190_000).with(7, 390_000) });
  const [vaccinated, amongVaccinated, unvaccinated, amongUnvaccinated, all] = on(7);
  expect([vaccinated, amongVaccinated, unvaccinated, all]).toEqual([20, 200, 80, 100]);
  expect(amongUnvaccinated).toBeCloseTo(320 / 3.6, 10);
});

test("a group below 1,000 people leaves a gap in its own rate only", () => {
  // V = 999 on row 7 and 1,000 on row 8.
  const { on } = ratesOf({
    nSusceptibleVaccinated: [...Array<number>(8).fill(999), 1000],
    nTotalInfectedVaccinated: always(0),
    nRecoveredVaccinated: always(0),
  });
  expect(on(7)[0]).toBe(40);
  expect(on(7)[1]).toBeNaN();
  // 160 / 0.01
  expect(on(8)[1]).toBeCloseTo(16_000, 8);
  // U = 200,000 − 199,001 = 999 on row 7, 200,000 − 199,000 = 1,000 on row 8.
  const { on: onWithFewUnvaccinated } = ratesOf({
    nSusceptibleVaccinated: [...Array<number>(8).fill(199_001), 199_000],
    nTotalInfectedVaccinated: always(0),
    nRecoveredVaccinated: always(0),
  });
  expect(onWithFewUnvaccinated(7)[2]).toBe(160);
  expect(onWithFewUnvaccinated(7)[3]).toBeNaN();
  // 640 / 0.01
  expect(onWithFewUnvaccinated(8)[3]).toBeCloseTo(64_000, 8);
});

test("a missing count leaves a gap where it is needed", () => {
  const { on } = ratesOf({
    nShowingSymptomsCumulativeVaccinated: columns.nShowingSymptomsCumulativeVaccinated.with(
      0,
      Number.NaN,
    ),
  });
  expect(on(7)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN, 200]);
  expect(on(8)).toEqual([80, 400, 320, 400, 400]);
});

test.each([
  "nSusceptibleVaccinated",
  "nTotalInfectedVaccinated",
  "nRecoveredVaccinated",
  "nShowingSymptomsCumulative",
  "nShowingSymptomsCumulativeVaccinated",
])("without %s there is no plot", (missing) => {
  const rest = Object.entries(columns).filter(([name]) => name !== missing);
  const infections = dailyTable("2021-07-01", Object.fromEntries(rest));
  expect(incidenceByVaccination.content({ infections }, contextFixture)).toBeUndefined();
});

test("without a table or rows there is no plot", () => {
  expect(incidenceByVaccination.content({}, contextFixture)).toBeUndefined();
  const none = Object.fromEntries(Object.keys(columns).map((name) => [name, []]));
  const infections = dailyTable("2021-07-01", none);
  expect(incidenceByVaccination.content({ infections }, contextFixture)).toBeUndefined();
});
