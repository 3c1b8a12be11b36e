// A forecast does not know what was decided later, and its base run does not depend on it.
import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { shared } from "../fixtures/inferenceFixtures.ts";
import { BaseRun } from "../particles/baseRun.ts";
import { knownOn } from "./decisions.ts";

const on = (text: string) => knownOn(parseDay(text) ?? 0);

test("measures are known when they have been decided", () => {
  expect(on("2020-10-26")).toBe("2020-10-25");
  expect(on("2020-11-02")).toBe("2020-11-02");
  expect(on("2020-12-07")).toBe("2020-12-06");
  expect(on("2020-12-14")).toBe("2020-12-16");
  expect(on("2020-12-21")).toBe("2020-12-20");
  // Not the few journeys of the holidays.
  expect(on("2021-01-04")).toBe("2020-12-26");
  expect(on("2021-01-18")).toBe("2021-01-17");
});

test("the base run of a forecast is the same whatever came later", () => {
  const known = on("2020-10-26");
  const source = { region: "germany", end: "2020-12-31", known };
  const settingsWith = (regime: string) => {
    const regimes = new Map([...shared.regimes, ["germany", regime]]);
    return new BaseRun({ ...source, shared: { ...shared, regimes } }).settings();
  };
  const regime = shared.regimes.get("germany") ?? "";
  const settings = settingsWith(regime);
  const changed = regime
    .replace("2020-11-02: 0.82", "2020-11-02: 0.3")
    .replace("from: 2020-12-16, remaining: 0.2", "from: 2020-12-16, remaining: 0.9")
    .replace("from: 2020-10-26, to: 2020-12-20, ramp: [240, 22]", "from: 2020-10-26, perDay: 9");
  expect(changed).not.toBe(regime);
  expect(settingsWith(changed)).toEqual(settings);
  // The days before are those that happened.
  const { startDay, restrictions } = settings;
  const real = new BaseRun({ region: "germany", end: "2020-12-31", shared }).settings();
  const days = (parseDay(known) ?? 0) - startDay + 1;
  const past = (of: typeof settings) => of.restrictions.work.remaining.slice(0, days);
  expect(past(settings)).toEqual(past(real));
  const later = restrictions.work.remaining.slice(days);
  expect(new Set(later).size).toBeLessThanOrEqual(2);
  expect(new Set(real.restrictions.work.remaining.slice(days)).size).toBeGreaterThan(2);
});
