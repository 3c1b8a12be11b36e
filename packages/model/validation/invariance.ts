// What must not matter: the size of the sample (P-09), how contacts are searched (P-10), the
// numbers of people and places (P-13).
import { meanDistance, sameDistribution } from "../src/run/fixtures/statistics.ts";
import { compareThinning, thinningCases } from "../src/run/fixtures/thinningCases.ts";
import { activityNames, epidemicOf } from "./epidemic.ts";
import { measured, type Row } from "./rows.ts";
import { shuffledCity } from "./shuffledCity.ts";
import { type Check, startedBy, type Workbench } from "./workbench.ts";

function figures(bench: Workbench, sample: number, seeds: number) {
  const city = bench.city("berlin", sample);
  const settings = bench.settings("berlin2021", 120, {
    imports: [{ strain: 0, perDay: startedBy(city, 0.002) }],
  });
  const epidemics = bench.sample(city, settings, bench.seeds(seeds), (result) =>
    epidemicOf(city, result),
  );
  return {
    r0: epidemics.map(({ r0 }) => r0).filter(Number.isFinite),
    shares: activityNames.map((_, group) =>
      epidemics.map(({ activityShares }) => activityShares[group] ?? 0),
    ),
  };
}

/** Differences to the mean of what they are compared with, which adds its own error to each. */
function differences(samples: readonly number[], base: readonly number[]): readonly number[] {
  const mean = base.reduce((sum, value) => sum + value, 0) / base.length;
  return samples.map((value) => value - mean);
}

export const sampleInvariance: Check = {
  name: "P-09",
  run: (bench) => {
    const { isQuick, isFull } = bench.options;
    const [tiny, demo] = isQuick ? [1 / 800, 1 / 160] : [1 / 400, 1 / 40];
    const base = figures(bench, demo, 12);
    const samples: (readonly [string, ReturnType<typeof figures>])[] = [
      [`1:${Math.round(1 / tiny)}`, figures(bench, tiny, 120)],
    ];
    if (isFull) samples.push(["1:4", figures(bench, 1 / 4, 6)]);
    const name = `1:${Math.round(1 / demo)}`;
    return samples.flatMap(([size, { r0, shares }]): Row[] => [
      measured("P-09", `R0, ${size} less ${name}`, differences(r0, base.r0), "0", [-0.1, 0.1]),
      ...activityNames.map((activity, group) =>
        measured(
          "P-09",
          `share of ${activity}, ${size} less ${name} (points)`,
          differences(shares[group] ?? [], base.shares[group] ?? []).map((share) => 100 * share),
          "0",
          [-1, 1],
        ),
      ),
    ]);
  },
};

export const thinning: Check = {
  name: "P-10",
  run: (bench) => {
    const { isQuick } = bench.options;
    const city = bench.city("berlin", isQuick ? 1 / 5000 : 1 / 750);
    const cases = thinningCases.filter((one) => !isQuick || one.isQuick);
    return cases.flatMap((one): Row[] => {
      const { thinned, brute } = compareThinning(city, one, isQuick ? 50 : 200);
      const likelihood = sameDistribution(thinned.all, brute.all);
      const widest = Math.max(
        ...[...brute.byActivity].map(([activity, values]) =>
          meanDistance(thinned.byActivity.get(activity) ?? [], values),
        ),
      );
      return [
        measured(
          "P-10",
          `thinning and brute force, ${one.name}: p of the KS test`,
          [likelihood],
          "one distribution",
          // One test at 0.01 as specified; of a dozen, one would fail by chance now and then.
          [one.rules || one.theta ? 0.001 : 0.01, 1],
          { digits: 3 },
        ),
        measured(
          "P-10",
          `the same, widest distance of the mean of an activity (standard errors)`,
          [widest],
          "one mean",
          [0, 4],
        ),
      ];
    });
  },
};

export const orderIndependence: Check = {
  name: "P-13",
  run: (bench) => {
    const city = bench.city("berlin", 1 / 1500);
    const other = shuffledCity(city, 17);
    const settings = bench.settings("berlin2021", 25, {
      theta: 3e-5,
      imports: [{ strain: 0, perDay: startedBy(city, 0.02) }],
    });
    const seeds = bench.seeds(200);
    const [one, two] = [city, other].map((place) =>
      bench.sample(place, settings, seeds, ({ log }) => log.count),
    );
    return [
      measured(
        "P-13",
        "people and places numbered anew, infections after 25 days: p of the KS test",
        [sameDistribution(one ?? [], two ?? [])],
        "one distribution",
        [0.01, 1],
      ),
    ];
  },
};
