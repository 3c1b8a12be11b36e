import { expect, test } from "vitest";
import { calibratedContacts } from "../activities.ts";
import { targetFactor } from "../immunity/antibodies.ts";
import { strain } from "../immunity/strains.ts";
import { expNegative } from "../math/elementary.ts";
import { maskTables } from "../policy/masks.ts";
import { status } from "../run/disease/status.ts";
import type { Profile } from "../settings.ts";
import { ageIndex, susceptibility } from "./age.ts";
import { duration } from "./durations.ts";
import { infectiousness, infectiousnessByOnset, infectiousnessOptions } from "./infectiousness.ts";
import { transitions } from "./transitions.ts";

const published = infectiousnessOptions("berlin2021", true);
const physical = infectiousnessOptions("cologne2022");

test("U-03 the curve around the onset of symptoms", () => {
  const table = [
    0.044, 0.107, 0.224, 0.404, 0.63, 0.847, 0.982, 0.982, 0.847, 0.63, 0.404, 0.224, 0.107, 0.044,
    0.016,
  ];
  table.forEach((value, index) => {
    expect(infectiousnessByOnset(index - 6)).toBeCloseTo(value, 3);
  });
});

test.each([
  [status.contagious, 0, true, 0.404],
  [status.contagious, 2, true, 0.847],
  [status.contagious, 4, true, 0.982],
  [status.symptoms, 3, true, 0.63],
  [status.symptoms, 5, true, 0.224],
])("U-03 symptoms after 4 days, mirrored: status %i, day %i", (code, day, symptoms, value) => {
  expect(infectiousness(published, code, day, 4, symptoms)).toBeCloseTo(value, 3);
});

test.each([
  [1, 0.224],
  [4, 0.847],
  [5, 0.982],
  [6, 0.982],
  [9, 0.404],
])("U-03 never any symptoms, recovery after 10 days: day %i", (day, value) => {
  expect(infectiousness(published, status.contagious, day, 10, false)).toBeCloseTo(value, 3);
});

test("the middle of an odd number of days lies between two days", () => {
  // T = 5, day 3 is half a day after the middle: the peak.
  expect(infectiousness(published, status.contagious, 3, 5, false)).toBe(1);
  expect(infectiousness(published, status.contagious, 2, 5, false)).toBeCloseTo(
    Math.exp(-1 / (2 * 2.6 ** 2)),
    12,
  );
});

test("without the mirror infectiousness is larger after the onset than before", () => {
  const before = infectiousness(physical, status.contagious, 1, 4, true);
  expect(before).toBeCloseTo(infectiousnessByOnset(-3), 15);
  expect(infectiousness(published, status.contagious, 1, 4, true) / before).toBeCloseTo(1.56, 2);
  expect(infectiousness(physical, status.symptoms, 3, 4, true)).toBeCloseTo(0.63, 3);
});

test("nobody else infects, and a very long course ends at 0", () => {
  for (const code of [
    status.susceptible,
    status.infected,
    status.seriouslySick,
    status.critical,
    status.afterCritical,
    status.recovered,
    status.deceased,
  ]) {
    expect(infectiousness(published, code, 1, 4, true)).toBe(0);
    expect(infectiousness(infectiousnessOptions("classic2020"), code, 1, 4, true)).toBe(0);
  }
  expect(infectiousness(published, status.contagious, 0, 250, true)).toBe(0);
  expect(infectiousness(published, status.symptoms, 600, 4, true)).toBe(0);
  expect(infectiousness(published, status.contagious, 100, 200, false)).toBeCloseTo(0.982, 3);
});

test("in the first profile everybody who is infectious is fully so", () => {
  const classic = infectiousnessOptions("classic2020");
  expect(infectiousness(classic, status.contagious, 0, 30, true)).toBe(1);
  expect(infectiousness(classic, status.symptoms, 30, 3, true)).toBe(1);
});

/** Mean infectiousness by days since infection, with everybody who has symptoms isolated. */
function generations(profile: Profile, options: typeof published) {
  const count = 4000;
  const { contagiousToSymptoms, contagiousToRecovered } = transitions[profile];
  const byDay = new Float64Array(2000);
  let beforeOnset = 0;
  let neverSymptomatic = 0;
  for (let n = 0; n < count; n++) {
    const u = (n + 0.5) / count;
    const toOnset = duration(contagiousToSymptoms, u);
    for (let day = 0; day < toOnset; day++) {
      const value = infectiousness(options, status.contagious, day, toOnset, true) / count;
      beforeOnset += value;
      byDay[day + 1] = (byDay[day + 1] ?? 0) + 0.8 * value;
    }
    const toRecovery = duration(contagiousToRecovered, u);
    for (let day = 0; day < toRecovery; day++) {
      const value = infectiousness(options, status.contagious, day, toRecovery, false) / count;
      neverSymptomatic += value;
      byDay[day + 1] = (byDay[day + 1] ?? 0) + 0.2 * value;
    }
  }
  const area = byDay.reduce((sum, value) => sum + value, 0);
  return { byDay, area, beforeOnset, share: (0.2 * neverSymptomatic) / area };
}

// Numbers worked out by another program from the formulas of model specification 3.3 and 4.1.
test("derived properties (model specification 4.4): area, share without symptoms, generation time", () => {
  const { byDay, area, beforeOnset, share } = generations("berlin2021", physical);
  expect(Math.abs(beforeOnset - 2.185)).toBeLessThan(0.005);
  expect(Math.abs(area - 2.811)).toBeLessThan(0.005);
  expect(Math.abs(share - 0.378)).toBeLessThan(0.002);
  const mean = byDay.reduce((sum, value, day) => sum + value * day, 0) / area;
  const squares = byDay.reduce((sum, value, day) => sum + value * (day - mean) ** 2, 0) / area;
  expect(Math.abs(mean - 5.67)).toBeLessThan(0.02);
  expect(Math.abs(Math.sqrt(squares) - 3.1)).toBeLessThan(0.02);

  const mirrored = generations("cologne2022", published);
  expect(Math.abs(mirrored.beforeOnset - 3.058)).toBeLessThan(0.005);
  expect(Math.abs(mirrored.area - 3.51)).toBeLessThan(0.005);
  expect(Math.abs(mirrored.share - 0.303)).toBeLessThan(0.002);
});

test("derived properties (model specification 4.4): reproduction number by doubling time (Euler–Lotka)", () => {
  const { byDay, area } = generations("berlin2021", physical);
  for (const [doubling, expected] of [
    [2, 4.66],
    [2.5, 3.62],
    [3, 3.01],
    [3.5, 2.63],
    [4, 2.36],
    [5, 2.02],
    [7, 1.68],
  ] as const) {
    const discounted = byDay.reduce((sum, value, day) => sum + value * 2 ** (-day / doubling), 0);
    expect(Math.abs(area / discounted - expected)).toBeLessThan(0.01);
  }
});

test("U-09 a dinner for four, three hours: 29 % per guest", () => {
  const adult = ageIndex(strain.SARS_CoV_2, 40);
  const exposure =
    1.36e-5 *
    (calibratedContacts.berlin2021.leisure.intensity / 4) *
    10_800 *
    (susceptibility[adult] ?? 0) *
    infectiousness(infectiousnessOptions("classic2020"), status.contagious, 1, 3, true) *
    (maskTables.current.shedding[0] ?? 0) *
    (maskTables.current.intake[0] ?? 0) *
    targetFactor(0, 1.2);
  expect(1 - expNegative(-exposure)).toBeCloseTo(0.2877, 4);
});
