// Formulas with values known in advance (model specification 13.1): the same as in the unit tests,
// told as figures.
import { calibratedContacts } from "../src/activities.ts";
import { ticksPerHour } from "../src/city/schedule/time.ts";
import { duration, logNormalOfMean, logNormalOfMedian } from "../src/disease/durations.ts";
import { infectiousness, infectiousnessOptions } from "../src/disease/infectiousness.ts";
import { probabilityAt, severityTables } from "../src/disease/severity.ts";
import { transitions } from "../src/disease/transitions.ts";
import {
  igaProtection,
  levelAfterEvent,
  remainingShare,
  targetFactor,
} from "../src/immunity/antibodies.ts";
import { usualEscapes } from "../src/immunity/escape.ts";
import { doseEvent, initialLevels, levelIndex } from "../src/immunity/initialLevels.ts";
import { strain } from "../src/immunity/strains.ts";
import {
  susceptibilityFactor,
  vaccineEffect,
  vaccineEffects,
} from "../src/immunity/vaccineCurves.ts";
import { vaccine } from "../src/immunity/vaccines.ts";
import { closedTicksOfBoth } from "../src/policy/closingHours.ts";
import { outdoorFraction } from "../src/policy/outdoor.ts";
import { unrestricted } from "../src/policy/restrictionFields.ts";
import { Restrictions } from "../src/policy/restrictions.ts";
import { status } from "../src/run/disease/status.ts";
import { randomOf } from "../src/run/fixtures/statistics.ts";
import { type Row, stated } from "./rows.ts";
import type { Check } from "./workbench.ts";

interface Figure {
  readonly found: number;
  readonly expected: number;
}

const mostShown = 5;

/** Several figures of one formula, all within a tolerance. */
function figures(id: string, what: string, tolerance: number, all: readonly Figure[]): Row {
  const expected = all.map((figure) => figure.expected).join(", ");
  const target = all.length > mostShown ? "the figures of 13.1" : expected;
  const largest = Math.max(...all.map((figure) => Math.abs(figure.found - figure.expected)));
  const isOk = largest <= tolerance;
  return {
    ...stated(
      id,
      `${what}: largest deviation of ${all.length} figures`,
      largest.toPrecision(2),
      target,
      isOk,
    ),
    accepted: `± ${tolerance}`,
  };
}

const of = (found: number, expected: number): Figure => ({ found, expected });

function durations(): Row {
  const random = randomOf(1);
  const law = transitions.berlin2021.contagiousToSymptoms;
  const drawn = Array.from({ length: 100_000 }, () => duration(law, random())).sort(
    (a, b) => a - b,
  );
  const mean = drawn.reduce((sum, days) => sum + days, 0) / drawn.length;
  return figures("U-02", "100,000 durations of median 6, sd 3: mean, 5 % and 95 % quantile", 0.05, [
    of(mean, 6.59),
    of(drawn[5000] ?? 0, 3),
    of(drawn[95_000] ?? 0, 12),
  ]);
}

function course(): Row {
  const published = infectiousnessOptions("berlin2021", true);
  const before = (day: number) => infectiousness(published, status.contagious, day, 4, true);
  const after = (day: number) => infectiousness(published, status.symptoms, day, 4, true);
  const never = (day: number) => infectiousness(published, status.contagious, day, 10, false);
  return figures("U-03", "infectiousness: before and after symptoms, without any", 0.0006, [
    ...[of(before(0), 0.404), of(before(2), 0.847), of(after(0), 0.982)],
    ...[of(after(3), 0.63), of(after(5), 0.224)],
    ...[of(never(1), 0.224), of(never(4), 0.847), of(never(5), 0.982), of(never(6), 0.982)],
    of(never(9), 0.404),
  ]);
}

function closing(): Row {
  const hours = (from: number, to: number, enter: number, leave: number) =>
    closedTicksOfBoth(
      from * ticksPerHour,
      to * ticksPerHour,
      0,
      0,
      enter * ticksPerHour,
      leave * ticksPerHour,
    ) / ticksPerHour;
  return figures("U-04", "hours removed by closing", 0, [
    ...[of(hours(22, 6, 22, 23), 1), of(hours(22, 6, 22, 29), 7), of(hours(22, 6, 21, 34), 8)],
    ...[of(hours(22, 6, 0, 7), 6), of(hours(22, 6, 4, 7), 2), of(hours(22, 6, 6, 8), 0)],
    ...[of(hours(22, 6, 8, 22), 0), of(hours(1, 6, 1, 5), 4), of(hours(1, 6, 0, 7), 5)],
    ...[of(hours(1, 6, 4, 7), 2), of(hours(1, 6, 23, 31), 5), of(hours(0, 24, 3, 9), 6)],
  ]);
}

function antibodies(): Row {
  const level = initialLevels(usualEscapes)[levelIndex(doseEvent(vaccine.mRNA), strain.DELTA)] ?? 0;
  return figures("U-05", "antibodies: factors, IgA, first level, half-life, refresh, cap", 0.006, [
    ...[of(targetFactor(29.2, 1.2), 0.017), of(targetFactor(5, 1.2), 0.127)],
    ...[of(igaProtection(60, 120), 0.73), of(igaProtection(365, 730), 0.73), of(level, 10.9)],
    ...[of(remainingShare(60, 60), 0.5), of(levelAfterEvent(2, 15, 5, 1), 30)],
    of(levelAfterEvent(20, 15, 5, 1), 150),
  ]);
}

function vaccineCurve(): Row {
  const effect = vaccineEffect(vaccineEffects(), vaccine.mRNA, strain.SARS_CoV_2, false);
  const left = (days: number) => susceptibilityFactor(effect, days);
  return figures("U-06", "susceptibility left by mRNA after 1, 5, 49, 180, 360 days", 0.01, [
    ...[
      of(left(1), 1),
      of(left(5), 0.941),
      of(left(49), 0.3),
      of(left(180), 0.35),
      of(left(360), 0.419),
    ],
  ]);
}

function restrictionCell(): Row {
  const restrictions = new Restrictions(unrestricted(1), calibratedContacts.berlin2021);
  restrictions.apply(["work"], { remaining: 0.76, cloth: 0.3, surgical: 0.3, ffp2: 0.3 });
  const cell = restrictions.cell("work");
  const expected = "0.76_1.00_{NONE=0.10, CLOTH=0.40, SURGICAL=0.70, N95=1.00}";
  const isEqual = cell === expected;
  return stated(
    "U-10",
    "cell of restrictions",
    isEqual ? "as specified" : cell,
    "as specified",
    isEqual,
  );
}

export const formulas: Check = {
  name: "U-01 – U-10",
  run: () => {
    const [median, mean, immune] = [
      logNormalOfMedian(6, 6),
      logNormalOfMean(10, 5),
      logNormalOfMean(360, 15),
    ];
    const outdoors = (temperature: number, isRainy = false) =>
      outdoorFraction({ temperature, isRainy }, 18.5, 1);
    const published = severityTables.classic2020;
    // With the published hospital factor of a half.
    const serious = (age: number) => 2 * probabilityAt(published.seriouslySick, age, 1);
    const critical = (age: number) => probabilityAt(published.critical, age, 1);
    const dinner =
      1 - Math.exp((-1.36e-5 * calibratedContacts.berlin2021.leisure.intensity * 10_800) / 4);
    return [
      figures("U-01", "log-normal parameters", 5e-5, [
        ...[of(median.sigma, 0.6937), of(mean.mu, 2.191), of(mean.sigma, 0.4724)],
        ...[of(immune.mu, 5.8852), of(immune.sigma, 0.04165)],
      ]),
      durations(),
      course(),
      closing(),
      antibodies(),
      vaccineCurve(),
      figures("U-07", "seriously sick and critical at 25 and 75", 0, [
        ...[
          of(serious(25), 0.024),
          of(critical(25), 0.15),
          of(serious(75), 0.23),
          of(critical(75), 0.41),
        ],
      ]),
      figures("U-08", "outdoor fraction by temperature and rain", 1e-12, [
        ...[of(outdoors(18.5), 0.5), of(outdoors(23.5), 1), of(outdoors(13.5), 0)],
        of(outdoors(18.5, true), 0.25),
      ]),
      figures("U-09", "dinner for four, three hours (infections: crossSection.test.ts)", 0.005, [
        of(dinner, 0.29),
      ]),
      restrictionCell(),
    ];
  },
};
