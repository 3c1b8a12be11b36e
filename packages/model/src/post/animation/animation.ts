// The data of the animations (model specification 8.14): who lives where and goes where, who was
// infected when, by whom and where, and how it went on. Plain arrays, in the words of the file
// format (docs/animation.md) that other packages write.
import type { AnimationData, DayMovement, DayType } from "@episcope/common";
import { activities } from "../../activities.ts";
import type { City } from "../../city/city.ts";
import { modes } from "../../city/schedule/travel.ts";
import { strainNames } from "../../immunity/strains.ts";
import { dayTypeOf } from "../../run/dayType.ts";
import type { InfectionLog } from "../../run/results/infectionLog.ts";
import type { ModelSettings } from "../../settings.ts";
import { coursesOf, infectionsByPerson, sourcesOf } from "./courses.ts";
import { movementOf, noMovement } from "./dayMovement.ts";
import { boundsOf, PlaceNumbers, placesOf } from "./places.ts";
import { spreadPositions } from "./spread.ts";
import { stateCounts } from "./stateCounts.ts";

/** What has to be known of the run besides its log. */
export type AnimatedRun = Pick<
  ModelSettings,
  "profile" | "seed" | "startDay" | "dayCount" | "dayTypes" | "disease"
>;

/** The first days of a run, or all. Everybody moves as planned, whatever the measures. */
export function makeAnimation(
  city: City,
  log: InfectionLog,
  run: AnimatedRun,
  dayCount = run.dayCount,
): AnimationData {
  return animationOf(city, log, run, dayCount, (template, numbers) =>
    movementOf(city, template, numbers),
  );
}

/**
 * A whole run without anybody's ways: a run keeps infections, not where measures and illness let
 * people go.
 */
export function makeTimeLapse(city: City, log: InfectionLog, run: AnimatedRun): AnimationData {
  return animationOf(city, log, run, run.dayCount, () => noMovement(city.personCount));
}

function animationOf(
  city: City,
  log: InfectionLog,
  run: AnimatedRun,
  dayCount: number,
  movement: (template: DayType, numbers: PlaceNumbers) => DayMovement,
): AnimationData {
  const numbers = new PlaceNumbers(city);
  const positions = spreadPositions(city);
  const bounds = boundsOf(positions, numbers);
  const order = infectionsByPerson(log, dayCount);
  const courses = coursesOf(log, order, run, dayCount);
  return {
    facts: {
      city: city.region,
      sample: city.sample,
      citySeed: city.seed,
      seed: run.seed,
      startDay: run.startDay,
      dayCount,
      dayTypes: Uint8Array.from({ length: dayCount }, (_, day) =>
        dayTypeOf(run.startDay + day, run.dayTypes),
      ),
      centre: city.centre,
      bounds,
      districts: city.districts,
      activities,
      modes,
      strains: strainNames,
    },
    stateCounts: stateCounts(city, courses, dayCount),
    places: placesOf(city, positions, numbers, bounds),
    people: {
      home: city.home.map((container) => numbers.of(container)),
      age: city.age,
      district: city.district,
    },
    movement: [movement(0, numbers), movement(1, numbers), movement(2, numbers)],
    courses,
    sources: sourcesOf(city, log, order, numbers),
  };
}
