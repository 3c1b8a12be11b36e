// Which seeds a fit computes, with runs that only tell their seed.
import { beforeEach, expect, test, vi } from "vitest";
import { fittedRegions, settingsOf } from "./baseCourse.ts";
import { readCalibrationFile } from "./calibrationFile.ts";
import { dayOf } from "./compare.ts";
import { fitCaution } from "./fitCaution.ts";
import { seedsToFit, seedsToScore } from "./seeds.ts";

const computed = vi.hoisted(() => [] as number[]);

vi.mock("@episcope/model", async (importOriginal) => ({
  ...(await importOriginal<typeof import("@episcope/model")>()),
  makeCity: () => ({ residentCount: 1000, sample: 1 }),
  Simulation: class Simulation {
    readonly isFinished = true;
    constructor(_city: unknown, { seed }: { readonly seed: number }) {
      computed.push(seed);
    }
    static resume(city: unknown, settings: { readonly seed: number }) {
      return new Simulation(city, settings);
    }
    save() {
      return {};
    }
    finish() {
      return { tables: new Map() };
    }
  },
}));

beforeEach(() => {
  computed.length = 0;
});

test("a fit computes the seeds to fit, in every step, and none of those to score", () => {
  const [region] = fittedRegions;
  if (!region) throw new Error("a region is missing");
  const place = { ...region, end: "2020-06-30" };
  const calibration = readCalibrationFile();
  const { seed } = settingsOf(place, calibration);
  const reported = { lastDay: dayOf("2020-05-01"), onDay: () => 1 };
  let steps = 0;
  fitCaution(calibration, place, reported, () => steps++);
  expect(steps).toBe(2);
  expect([...new Set(computed)].map((one) => one - seed)).toEqual(seedsToFit);
  expect(seedsToScore.filter((one) => computed.includes(one + seed))).toEqual([]);
});
