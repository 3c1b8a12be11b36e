// Doubling time in days of an epidemic without measures, between 0.4 % and 4 % infected (model
// specification 13.3): 0.2 % are imported in the first 15 days.
import { plainSettings, Simulation } from "@episcope/model";
import { cityOf, type FittedRegion } from "./baseCourse.ts";

const importDays = 15;
const longest = 90;

export function freeGrowth(place: FittedRegion, theta: number, seed: number): number {
  const city = cityOf(place);
  const people = city.residentCount / city.sample;
  const perDay = Float64Array.from({ length: importDays + 1 }, (_, day) =>
    day < importDays ? (0.002 * people) / importDays : 0,
  );
  const plain = plainSettings(place.profile, longest, { theta, imports: [{ strain: 0, perDay }] });
  const run = new Simulation(city, { ...plain, seed: plain.seed + seed });
  const infected: number[] = [];
  while (!run.isFinished && (infected.at(-1) ?? 0) < 0.05) {
    run.step();
    infected.push(run.infectionCount / city.personCount);
  }
  return (reaches(infected, 0.04) - reaches(infected, 0.004)) / Math.log2(10);
}

/** When a growing series reaches a share, interpolated logarithmically between days. */
function reaches(series: readonly number[], share: number): number {
  const day = series.findIndex((value) => value >= share);
  const [before = share, after = share] = [series[day - 1], series[day]];
  if (day < 1) return Number.NaN;
  return day - 1 + Math.log(share / before) / Math.log(after / before);
}
