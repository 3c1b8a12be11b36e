import type { Activity } from "@episcope/model";
import { expect, test } from "vitest";
import { fittedRegions, settingsOf } from "./baseCourse.ts";
import { readCalibrationFile } from "./calibrationFile.ts";
import { dayOf } from "./compare.ts";

test.each(fittedRegions)(
  "schools of $region are aired and keep their distance from the summer of 2020 on",
  (place) => {
    const { restrictions, startDay } = settingsOf(place, readCalibrationFile());
    const intensity = (activity: Activity, date: string) =>
      restrictions[activity].ciCorrection[dayOf(date) - startDay] ?? 0;
    // Caution acts on school and work alike: what is left is the correction of schools.
    const ofSchools = (date: string) => intensity("educ_primary", date) / intensity("work", date);
    // Model specification 6.7: 0.5 when schools open again in August 2020, nothing before.
    for (const date of ["2020-03-20", "2020-05-20", "2020-06-20"]) expect(ofSchools(date)).toBe(1);
    for (const date of ["2020-09-01", "2020-12-01"]) expect(ofSchools(date)).toBeCloseTo(0.5, 12);
  },
);

test.each(fittedRegions)("vaccination of $region begins on 27 December 2020", (place) => {
  const { vaccination, startDay } = settingsOf(place, readCalibrationFile());
  const first = dayOf("2020-12-27") - startDay;
  const series = [vaccination?.doses, ...(vaccination?.quotas ?? []).map(({ share }) => share)];
  const begins = series.map((values) => values?.findIndex((value) => value > 0) ?? -1);
  const earliest = Math.min(...begins.filter((day) => day >= 0));
  // Quotas are 0 on that day and rise from it on.
  expect([first, first + 1]).toContain(earliest);
});
