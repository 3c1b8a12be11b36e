// How severe infections are in a run: by age, strain, vaccination and scenario, and that what is
// drawn for the people agrees with what is expected.
import { notReached } from "@episcope/common";
import { describe, expect, test } from "vitest";
import { immunityAtAge, lastingProtection } from "../../disease/severity.ts";
import { strain } from "../../immunity/strains.ts";
import {
  seriouslySickFactor,
  vaccineEffect,
  vaccineEffects,
} from "../../immunity/vaccineCurves.ts";
import { vaccine } from "../../immunity/vaccines.ts";
import type { ModelSettings, Profile } from "../../settings.ts";
import { cityFixture } from "../fixtures/cityFixture.ts";
import { campaign, vaccination } from "../fixtures/measureFixtures.ts";
import { numbers } from "../fixtures/runFixtures.ts";
import { always, plainSettings, plainStartDay } from "../plainSettings.ts";
import type { RunResult } from "../results/runResult.ts";
import { simulate } from "../simulation.ts";

/** Nobody meets anybody; all are imported cases of the first days. */
function runOf(
  profile: Profile,
  ages: readonly number[],
  code: number,
  changes: Partial<ModelSettings> = {},
  firstDay = 1,
): RunResult {
  const city = cityFixture({
    people: ages.map((age) => ({ age })),
    visits: ages.map((_, person) => ({
      person,
      container: person,
      activity: "home",
      from: 0,
      to: 24,
    })),
  });
  const perDay = new Float64Array(firstDay + 1);
  perDay[firstDay - 1] = ages.length;
  const settings = plainSettings(profile, firstDay + 60, {
    theta: 0,
    imports: [{ strain: code, perDay }],
    ...changes,
  });
  return simulate(city, {
    ...settings,
    disease: { ...settings.disease, symptomatic: always(1), ...changes.disease },
  });
}

/** The probability of hospital that the log has for everybody with symptoms: one for all. */
function admissionOf({ log }: RunResult): number {
  const found = new Set<number>();
  for (let entry = 0; entry < log.count; entry++) {
    if (log.symptomsDay[entry] !== notReached) found.add(log.admission[entry] ?? 0);
  }
  expect(found.size).toBe(1);
  return [...found][0] ?? Number.NaN;
}

const people = (age: number, count = 40) => new Array<number>(count).fill(age);

describe("by hand", () => {
  test.each([
    ["classic2020", 75, 0.23 / 2],
    ["berlin2021", 75, 0.085 / 0.8],
    ["cologne2022", 85, 0.14 / 0.8],
    ["cologne2022", 10, 0.0035 / 0.8],
  ] as const)("nobody immune, %s, age %i: the table", (profile, age, expected) => {
    expect(admissionOf(runOf(profile, people(age), strain.SARS_CoV_2))).toBeCloseTo(expected, 6);
  });

  test("Alpha by 1.5, Delta by 1.5, Omicron by 0.28", () => {
    const ratio = (code: number) =>
      admissionOf(runOf("cologne2022", people(70), code)) / (0.085 / 0.8);
    expect(ratio(strain.ALPHA)).toBeCloseTo(1.5, 5);
    expect(ratio(strain.DELTA)).toBeCloseTo(1.5, 5);
    expect(ratio(strain.OMICRON_BA2)).toBeCloseTo(0.28, 5);
  });

  test("what the scenario says: of the strain, of all, at most certainty", () => {
    const { disease, strains } = plainSettings("berlin2021", 1);
    const twice = { disease: { ...disease, symptomatic: always(1), hospitalFactor: 2 } };
    const worse = strains.map((one) => ({ ...one, seriouslySick: 3 }));
    const found = (changes: Partial<ModelSettings>) =>
      admissionOf(runOf("berlin2021", people(70), strain.DELTA, changes));
    expect(found(twice)).toBeCloseTo((2 * 1.5 * 0.085) / 0.8, 6);
    expect(found({ ...twice, strains: worse })).toBeCloseTo((2 * 3 * 0.085) / 0.8, 6);
    const worst = { ...twice.disease, hospitalFactor: 100 };
    expect(found({ disease: worst })).toBe(1);
  });

  /** Everybody has had a dose on day 1, and is infected on another. */
  const vaccinated: Partial<ModelSettings> = {
    vaccination: vaccination({
      doses: always(0),
      campaigns: [campaign({ from: plainStartDay, days: 1, vaccine: vaccine.mRNA })],
    }),
  };

  test.each([
    [70, 0.085],
    [85, 0.14],
  ])(
    "vaccination by curves (berlin2021) at %i, with the scenario's factor for vaccinated people",
    (age, hospital) => {
      const { immunity, strains } = plainSettings("berlin2021", 1);
      const usual = vaccineEffects();
      // Nobody is kept from infection and from symptoms, nine of ten from hospital.
      const effects = usual.map((one) => ({
        ...one,
        effectiveness: 0,
        symptoms: 1,
        seriouslySick: 0.1,
      }));
      const { log } = runOf(
        "berlin2021",
        people(age),
        strain.SARS_CoV_2,
        {
          ...vaccinated,
          strains: strains.map((one) => ({ ...one, seriouslySickVaccinated: 1.2 })),
          immunity: { ...immunity, vaccineEffects: effects },
        },
        80,
      );
      const effect = vaccineEffect(effects, vaccine.mRNA, strain.SARS_CoV_2, false);
      if (!effect) throw new Error("no effect");
      for (let entry = 0; entry < log.count; entry++) {
        const onset = log.symptomsDay[entry] ?? notReached;
        if (onset === notReached) continue;
        const left = immunityAtAge(seriouslySickFactor(effect, onset - 1), age);
        expect(left).toBeLessThan(0.6);
        expect(log.admission[entry]).toBeCloseTo((1.2 * left * hospital) / 0.8, 6);
      }
    },
  );

  test.each([
    [30, 70],
    [100, 70],
    [300, 70],
    [100, 90],
  ])(
    "vaccination by antibodies (cologne2022), waning: infected on day %i at age %i",
    (day, age) => {
      const changes = { ...vaccinated };
      const found = admissionOf(
        runOf("cologne2022", people(age, 15), strain.SARS_CoV_2, changes, day),
      );
      // 29.2 after the dose, which acts the day after.
      const level = 29.2 * lastingProtection(day - 2);
      const left = immunityAtAge(1 / (1 + level ** 1.2), age);
      expect(found / ((age < 80 ? 0.085 : 0.14) / 0.8)).toBeCloseTo(left, 4);
    },
  );

  test("an earlier infection protects, too", () => {
    const perDay = new Float64Array(202);
    perDay[0] = 40;
    perDay[200] = 40;
    const { log } = runOf(
      "cologne2022",
      people(70),
      strain.SARS_CoV_2,
      { imports: [{ strain: strain.SARS_CoV_2, perDay }] },
      201,
    );
    const mean = (number: number) => {
      let [sum, count] = [0, 0];
      for (let entry = 0; entry < log.count; entry++) {
        if (log.infections[entry] !== number || log.symptomsDay[entry] === notReached) continue;
        sum += log.admission[entry] ?? 0;
        count++;
      }
      expect(count).toBeGreaterThan(10);
      return sum / count;
    };
    expect(mean(1)).toBeCloseTo(0.085 / 0.8, 6);
    expect(mean(2)).toBeLessThan(0.5 * mean(1));
  });
});

test.each([
  ["classic2020", strain.SARS_CoV_2],
  ["berlin2021", strain.DELTA],
  ["cologne2022", strain.OMICRON_BA1],
] as const)("what is drawn agrees with what is expected: %s", (profile, code) => {
  const { disease } = plainSettings(profile, 1);
  const result = runOf(profile, people(70, 4000), code, {
    disease: { ...disease, symptomatic: always(1), hospitalFactor: 3 },
  });
  const { log } = result;
  const within = (drawn: number, expected: number, what: string) => {
    expect(expected, what).toBeGreaterThan(5);
    // A sum of independent events has a variance of at most its mean.
    expect(Math.abs(drawn - expected), what).toBeLessThan(4 * Math.sqrt(expected));
  };
  const entered = (days: Uint16Array, until: number) =>
    days.reduce((count, day) => count + (day <= until ? 1 : 0), 0);
  for (const day of [20, 40, 60]) {
    const of = (name: string) => numbers(result, "infections", name)[day - 1] ?? 0;
    const [ward, critical] = [of("nSeriouslySickCumulative"), of("nCriticalCumulative")];
    within(entered(log.seriouslySickDay, day), ward, `admissions until day ${day}`);
    within(entered(log.criticalDay, day), critical, `intensive care until day ${day}`);
    const left = log.recoveredDay.reduce((count, end, entry) => {
      const wasThere = (log.seriouslySickDay[entry] ?? notReached) <= day;
      return count + (wasThere && end <= day ? 1 : 0);
    }, 0);
    const present = entered(log.seriouslySickDay, day) - left;
    within(present, of("nSeriouslySick") + of("nCritical"), `beds on day ${day}`);
  }
});
