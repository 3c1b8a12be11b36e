// Which theta makes an epidemic without measures double in about three days, and the base run of a region follow the reported years?
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatDay } from "@episcope/battery";
import { baseCourse, type Place, places } from "./baseCourse.ts";
import { firstPeak, logError } from "./compare.ts";
import { freeGrowth } from "./freeGrowth.ts";
import { reportedCases } from "./reportedCases.ts";

const calibrationFile = join(process.cwd(), "scenarios", "calibration.yaml");
/** Around the present value. */
const factors = [0.85, 0.925, 1, 1.075, 1.15];
const seeds = [0, 1, 2];
/** What is accepted (13.3, issue of calibration): days of doubling, window of the first peak, error as a factor. */
const accepted = {
  doubling: [2.8, 3.5],
  peak: ["2020-03-15", "2020-04-30"],
  error: Math.log(5),
} as const;

export async function calibrate(
  options: readonly string[],
  referenceData: string | undefined,
): Promise<void> {
  const chosen = places.filter(({ region }) => options.length === 0 || options.includes(region));
  const names = chosen.length > 0 ? chosen : places;
  for (const place of names) {
    const rows = tryAll(place, referenceData);
    console.table(rows);
    console.log(JSON.stringify({ calibration: `${place.region} ${place.profile}`, rows }));
    const best = rows.toSorted((a, b) => a.misfit - b.misfit)[0];
    if (best && options.includes("--write")) write(place, best.theta);
  }
}

function tryAll(place: Place, referenceData: string | undefined) {
  const present = presentTheta(place);
  const reported = reportedCases(place.region, referenceData);
  if (!reported) {
    console.log(
      `no reported cases of ${place.region}: set EPISCOPE_REFERENCE_DATA for the comparison`,
    );
  }
  return factors.map((factor) => {
    const theta = Number((present * factor).toPrecision(3));
    const doubling = mean(seeds.map((seed) => freeGrowth(place, theta, seed)));
    const courses = seeds.map((seed) => baseCourse(place, theta, seed));
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
      // Three days of doubling and the reported course count alike.
      misfit: Number((Math.abs(Math.log(doubling / 3.1)) * 3 + (error || 0)).toFixed(3)),
    };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The line of a region and profile; a small file with a fixed form, so that comments stay. */
function lineOf({ region, profile }: Place, text: string): RegExpExecArray {
  const found = new RegExp(
    `^${region}:\\n(?:  .*\\n)*?  ${profile}: \\{ theta: ([\\d.e-]+) \\}`,
    "m",
  ).exec(text);
  if (!found) throw new Error(`scenarios/calibration.yaml has no theta of ${region}, ${profile}`);
  return found;
}

function presentTheta(place: Place): number {
  return Number(lineOf(place, readFileSync(calibrationFile, "utf8"))[1]);
}

function write(place: Place, theta: number): void {
  if (!existsSync(calibrationFile)) return;
  const text = readFileSync(calibrationFile, "utf8");
  const [line, before = ""] = lineOf(place, text);
  const changed = `${line.slice(0, line.lastIndexOf(before))}${theta.toExponential()} }`;
  writeFileSync(calibrationFile, text.replace(line, changed));
  console.log(`theta of ${place.region}, ${place.profile}: ${before} → ${theta.toExponential()}`);
}
