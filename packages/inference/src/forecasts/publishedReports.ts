// What was published of a week by the day on which forecasts are made.
import { type Day, type DayType, parseDay, regionRecord } from "@episcope/common";
import type { Reported } from "@episcope/scenario";
import { readReported } from "../reported/reportedWeeks.ts";
import type { FilterWeek } from "../unknowns.ts";
import { reportedShare } from "./holidays.ts";
import { readHubTruth } from "./hubFiles.ts";

/** How a region's reports come out. */
export interface Publication {
  /** Day of the week with which weeks begin (0: Sunday). */
  readonly weekBegin: number;
  /** Days from registration at the health office to publication. */
  readonly delay: number;
  /** Days from the end of a week to the day on which it counts as published. */
  readonly daysAfter: number;
}

/**
 * Weeks of the hub end on Saturdays and count what was published in them. That is 1.5 days later
 * than registration: then weekly sums of both agree best (July 2020 to April 2021, within 1.6 %).
 */
const byPublication: Publication = { weekBegin: 0, delay: 1.5, daysAfter: 2 };
/** Weeks by date of registration; nearly complete on the Thursday after. */
const byRegistration: Publication = { weekBegin: 1, delay: 0, daysAfter: 4 };

export function publicationOf(region: string): Publication {
  return regionRecord(region).calibration?.forecastHub ? byPublication : byRegistration;
}

export interface PublishedReports {
  /** What the filter follows: cases as if there were no holidays. */
  readonly reported: Reported;
  /** Cases by week as published, and the share of the usual that holidays leave. */
  readonly cases: readonly (number | undefined)[];
  readonly shares: readonly number[];
}

/**
 * RKI published shares of variants since then, and in the middle of a week those of the week before
 * the last.
 */
const firstVariants = parseDay("2021-02-05") ?? 0;
const variantsDelay = 2;

/** No admissions, which were published as a series in 2023. */
export function readPublished(
  folder: string,
  region: string,
  weeks: readonly FilterWeek[],
  dayTypes: ReadonlyMap<Day, DayType>,
): PublishedReports {
  const { delay, weekBegin, daysAfter } = publicationOf(region);
  const hub = regionRecord(region).calibration?.forecastHub;
  const truth = hub && readHubTruth(folder, hub.name);
  const begins = weeks.map(({ last }) => last - 6);
  const read = (later: number) =>
    readReported(
      folder,
      region,
      begins.map((day) => day - later),
    );
  const [early, late] = [read(Math.floor(delay)), read(Math.ceil(delay))];
  const cases = weeks.map(({ last }, index) => {
    const [first, second] = [early.weeks[index]?.cases, late.weeks[index]?.cases];
    if (first === undefined || second === undefined) return truth?.get(last);
    return truth?.get(last) ?? (1 - (delay % 1)) * first + (delay % 1) * second;
  });
  const shares = begins.map((day) => reportedShare(day, dayTypes, delay));
  const { people, weeks: present } = read(0);
  // Shares are those of weeks that begin on Mondays.
  const ofMondays = read(weekBegin - 1).weeks;
  return {
    cases,
    shares,
    reported: {
      people,
      variantsDelay,
      weeks: present.map(({ day, intensiveCare }, index) => {
        const published = cases[index];
        const isKnown = day + 6 + 7 * variantsDelay + daysAfter > firstVariants;
        return {
          day,
          cases: published === undefined ? undefined : Math.round(published / (shares[index] ?? 1)),
          admissions: [],
          intensiveCare,
          variants: isKnown ? ofMondays[index]?.variants : undefined,
        };
      }),
    },
  };
}
