// Finds the theta with which an epidemic without measures doubles in about three days, and the base
// run of a region follows the reported years.
import { formatDay } from "@episcope/common";
import { baseCourse, type FittedRegion, fittedRegions } from "./baseCourse.ts";
import {
  readCalibrationFile,
  thetaIn,
  withTheta,
  writeCalibrationFile,
} from "./calibrationFile.ts";
import { firstPeak, logError, mean } from "./compare.ts";
import { type FittedStep, fitCaution } from "./fitCaution.ts";
import { freeGrowth } from "./freeGrowth.ts";
import { type ReportedCases, reportedCases } from "./reportedCases.ts";
import { seedsToScore } from "./seeds.ts";

/** Around the current value. */
const factors = [0.85, 0.925, 1, 1.075, 1.15];
/**
 * Accepted values (model specification 13.3): doubling days, window of the first peak, error as a
 * factor.
 */
const accepted = {
  doubling: [2.8, 3.5],
  peak: ["2020-03-15", "2020-04-30"],
  error: Math.log(3),
} as const;

export async function calibrate(
  options: readonly string[],
  referenceData: string | undefined,
): Promise<void> {
  const chosen = fittedRegions.filter(
    ({ region }) => options.length === 0 || options.includes(region),
  );
  const names = chosen.length > 0 ? chosen : fittedRegions;
  for (const place of names) {
    const reported = reportedCases(place.region, referenceData);
    if (!reported) {
      console.log(
        `no reported cases of ${place.region}: set EPISCOPE_REFERENCE_DATA for the comparison`,
      );
    }
    if (reported && options.includes("--caution")) writeCaution(place, reported);
    const rows = tryAll(place, reported);
    console.table(rows);
    console.log(JSON.stringify({ calibration: `${place.region} ${place.profile}`, rows }));
    const best = rows.toSorted((a, b) => a.misfit - b.misfit)[0];
    if (best && options.includes("--write"))
      writeCalibrationFile(withTheta(readCalibrationFile(), place, best.theta));
  }
}

/** Fits caution and writes it to the file. */
function writeCaution(place: FittedRegion, reported: ReportedCases): void {
  const steps: FittedStep[] = [];
  const fitted = fitCaution(readCalibrationFile(), place, reported, (step) => {
    steps.push(step);
    console.log(
      `${step.date}: ${step.value}, error ${step.error.toFixed(2)}, simulated over expected ${step.simulatedOverExpected.toFixed(2)}`,
    );
  });
  writeCalibrationFile(fitted);
  console.log(JSON.stringify({ caution: place.region, steps }));
}

function tryAll(place: FittedRegion, reported: ReportedCases | undefined) {
  const present = thetaIn(readCalibrationFile(), place);
  return factors.map((factor) => {
    const theta = Number((present * factor).toPrecision(3));
    const doubling = mean(seedsToScore.map((seed) => freeGrowth(place, theta, seed)));
    const courses = seedsToScore.map((seed) => baseCourse(place, theta, seed));
    const peaks = courses.map((course) => firstPeak(course));
    const error = reported ? mean(courses.map((course) => logError(course, reported))) : Number.NaN;
    const [from, to] = accepted.doubling;
    const isAccepted =
      doubling >= from &&
      doubling <= to &&
      peaks.every(
        (day) => formatDay(day) >= accepted.peak[0] && formatDay(day) <= accepted.peak[1],
      ) &&
      !(error > accepted.error);
    return {
      theta,
      "doubling, days": Number(doubling.toFixed(2)),
      "first peaks": peaks.map(formatDay).join(" "),
      "log-error": Number(error.toFixed(2)),
      "as a factor": Number(Math.exp(error).toFixed(2)),
      accepted: isAccepted ? "yes" : "no",
      // A doubling time of three days and the reported course have equal weight.
      misfit: Number((Math.abs(Math.log(doubling / 3.1)) * 3 + (error || 0)).toFixed(3)),
    };
  });
}
