// What holds exactly in every run (U-11, U-12, P-03, P-04, P-11), and the laws of one day with
// fixed infectors (P-05 to P-08, P-12).
import { imported } from "@episcope/common";
import { activities } from "../src/activities.ts";
import type { City } from "../src/city/city.ts";
import type { RestrictionValues } from "../src/policy/restrictionFields.ts";
import { adults, cityFixture, together } from "../src/run/fixtures/cityFixture.ts";
import { outOfHome, restrict } from "../src/run/fixtures/measureFixtures.ts";
import { infectionsOf, numbers } from "../src/run/fixtures/runFixtures.ts";
import { meanOf, varianceOf } from "../src/run/fixtures/statistics.ts";
import { plainSettings } from "../src/run/plainSettings.ts";
import type { RunResult } from "../src/run/results/runResult.ts";
import { Simulation, simulate } from "../src/run/simulation.ts";
import type { ModelSettings } from "../src/settings.ts";
import { isResident } from "./epidemic.ts";
import { measured, type Row, stated } from "./rows.ts";
import { type Check, startedBy, type Workbench } from "./workbench.ts";

function reports(city: City, result: RunResult): readonly Row[] {
  const column = (name: string) => numbers(result, "infections", name);
  const [susceptible, infected, recovered] = [
    column("nSusceptible"),
    column("nTotalInfected"),
    column("nRecovered"),
  ];
  const people = city.residentCount / city.sample;
  const totals = susceptible.map(
    (count, row) =>
      Math.abs(count + (infected[row] ?? 0) + (recovered[row] ?? 0) - people) * city.sample,
  );
  const days = susceptible.length;
  const expected = new Array<number>(days + 2).fill(0);
  for (const { person, day, isImport } of infectionsOf(result)) {
    const row = isImport ? day : day + 1;
    if (isResident(city, person)) expected[row] = (expected[row] ?? 0) + 1;
  }
  const cumulative = column("nInfectedCumulative");
  const steps = cumulative.map((count, row) =>
    Math.abs((count - (cumulative[row - 1] ?? 0)) * city.sample - (expected[row + 1] ?? 0)),
  );
  const { log } = result;
  const [r, infectors] = [
    numbers(result, "rValues", "rValue"),
    numbers(result, "rValues", "newContagious"),
  ];
  const caused = r.reduce((sum, value, row) => sum + value * (infectors[row] ?? 0), 0);
  const inside = log.infector.filter((infector) => infector !== imported).length;
  const exactly = (value: number) => value.toFixed(6);
  return [
    stated(
      "U-11",
      "susceptible, infected and recovered less all people, largest of all days",
      exactly(Math.max(...totals)),
      "0",
      Math.max(...totals) < 1e-6,
    ),
    stated(
      "U-11",
      "growth of cumulative infections less infections and imports of the log",
      exactly(Math.max(...steps)),
      "0",
      Math.max(...steps) < 1e-6,
    ),
    stated(
      "U-12",
      "Σ R · new contagious less infections with an infector",
      exactly(caused - inside),
      "0",
      Math.abs(caused - inside) < 1e-6,
    ),
  ];
}

function contentOf(result: RunResult): string {
  const tables = [...result.tables].map(([name, table]) => [
    name,
    [...table.columns].map(([column, { values }]) => [column, [...values].map(String)]),
  ]);
  return JSON.stringify([tables, Object.values(result.log).map(String)]);
}

export const identities: Check = {
  name: "U-11 – P-04, P-11",
  run: (bench) => {
    const city = bench.city("berlin", 1 / 400);
    const imports = [{ strain: 0, perDay: startedBy(city, 0.005) }];
    const settings = bench.settings("berlin2021", 60, { imports });
    const result = simulate(city, settings);
    const brought = infectionsOf(result).filter(({ isImport }) => isImport).length;
    const shut = simulate(city, {
      ...settings,
      restrictions: restrict(activities, { ciCorrection: 0 }),
    });
    const homesOnly = simulate(city, {
      ...bench.settings("classic2020", 200, { imports }),
      restrictions: restrict(outOfHome, { remaining: 0 }),
    });
    const homes = new Set(
      infectionsOf(homesOnly).flatMap(({ person, isImport }) =>
        isImport ? [city.home[person]] : [],
      ),
    );
    const outside = infectionsOf(homesOnly).filter(({ person }) => !homes.has(city.home[person]));
    const saved = new Simulation(city, settings);
    while (saved.day < 30) saved.step();
    const resumed = Simulation.resume(city, settings, saved.save());
    while (!resumed.isFinished) resumed.step();
    const whole = contentOf(result);
    const isSame = contentOf(simulate(city, settings)) === whole;
    const isResumed = contentOf(resumed.finish()) === whole;
    const other = simulate(city, { ...settings, seed: 1 });
    const stillInfected = numbers(homesOnly, "infections", "nTotalInfected").at(-1) ?? 1;
    return [
      ...reports(city, result),
      stated(
        "P-03",
        "households only: infections outside of the homes of imported cases",
        String(outside.length),
        "0",
        outside.length === 0,
      ),
      stated(
        "P-03",
        "the same: infected people after 200 days",
        String(stillInfected),
        "0",
        stillInfected === 0,
      ),
      stated(
        "P-04",
        "no contacts anywhere: infections",
        String(shut.log.count),
        `${brought}, the imports`,
        shut.log.count === brought,
      ),
      stated(
        "P-11",
        "same settings twice: tables and log equal",
        isSame ? "yes" : "no",
        "yes",
        isSame,
      ),
      stated(
        "P-11",
        "saved after day 30 and resumed: tables and log equal",
        isResumed ? "yes" : "no",
        "yes",
        isResumed,
      ),
      stated(
        "P-12",
        "another seed: another log",
        contentOf(other) === whole ? "no" : "yes",
        "yes",
        contentOf(other) !== whole,
      ),
    ];
  },
};

const infectors = 500;
const people = 5000;

function roomOf(rooms: number): City {
  return cityFixture({
    people: adults(people),
    visits: together([0, people], 0, "leisure", 8, 16),
    spaces: { 0: rooms },
  });
}

/** Share of the others who are infected on one day, by seed. */
function shares(bench: Workbench, city: City, values: RestrictionValues): readonly number[] {
  const settings: ModelSettings = plainSettings("berlin2021", 2, {
    theta: 1.5e-5,
    imports: [{ strain: 0, perDay: Float64Array.of(infectors, 0) }],
    restrictions: restrict(["leisure"], values),
  });
  return bench.sample(
    city,
    settings,
    bench.seeds(200),
    ({ log }) => (log.count - infectors) / (people - infectors),
  );
}

/** What those who are present are exposed to: proportional to infections while they are few. */
const exposure = (values: readonly number[], present = 1) =>
  -Math.log(1 - meanOf(values) / present);

export const oneDay: Check = {
  name: "P-05 – P-08",
  run: (bench) => {
    const city = roomOf(1);
    const open = shares(bench, city, {});
    const full = exposure(open);
    const some = (remaining: number) =>
      (remaining * exposure(shares(bench, city, { remaining }), remaining)) / full;
    const left = (values: RestrictionValues) => exposure(shares(bench, city, values)) / full;
    const twenty = shares(bench, roomOf(20), {});
    const within = (expected: number, tolerance: number) =>
      [expected * (1 - tolerance), expected * (1 + tolerance)] as const;
    const digits = { digits: 4 };
    return [
      measured(
        "P-05",
        "half of an activity left: infections in it, times",
        [some(0.5)],
        "0.25",
        within(0.25, 0.03),
        digits,
      ),
      measured(
        "P-05",
        "70 % left: infections in it, times",
        [some(0.7)],
        "0.49",
        within(0.49, 0.03),
        digits,
      ),
      measured(
        "P-06",
        "twenty rooms instead of one: mean of infections, times",
        [meanOf(twenty) / meanOf(open)],
        "1",
        within(1, 0.02),
        digits,
      ),
      {
        ...measured(
          "P-06",
          "the same: variance, times",
          [varianceOf(twenty) / varianceOf(open)],
          "larger; but equal if rooms are drawn per pair",
          [0.7, 1.4],
        ),
        isRequired: false,
      },
      measured(
        "P-07",
        "FFP2 masks on both sides: infections, times",
        [left({ ffp2: 1 })],
        "0.12",
        within(0.12, 0.05),
        digits,
      ),
      measured(
        "P-08",
        "half the contact intensity: infections, times",
        [left({ ciCorrection: 0.5 })],
        "0.5",
        within(0.5, 0.03),
        digits,
      ),
    ];
  },
};
