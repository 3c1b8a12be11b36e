// P-10: the thinned search against every pair tried. A few seeds of a small city here, all rules
// with many seeds in validate-model.
import { beforeAll, describe, expect, test } from "vitest";
import type { City } from "../../city/city.ts";
import { makeCity } from "../../city/makeCity.ts";
import { meanDistance, meanOf, sameDistribution, standardError } from "../fixtures/statistics.ts";
import { compareThinning, thinningCases } from "../fixtures/thinningCases.ts";

const slow = 120_000;
const seeds = 60;
let city: City;
beforeAll(() => {
  city = makeCity({ region: "berlin", sample: 1 / 5000 });
}, slow);

describe("P-10 thinned search and brute force infect alike", () => {
  test.each(thinningCases.filter(({ isQuick }) => isQuick))(
    "$name",
    (one) => {
      const { thinned, brute } = compareThinning(city, one, seeds);
      expect(standardError(brute.all) / meanOf(brute.all)).toBeLessThan(0.04);
      expect(sameDistribution(thinned.all, brute.all)).toBeGreaterThan(0.001);
      expect(meanDistance(thinned.all, brute.all)).toBeLessThan(3.5);
      for (const [activity, values] of brute.byActivity) {
        if (meanOf(values) < 1) continue;
        const found = thinned.byActivity.get(activity) ?? [];
        expect(meanDistance(found, values), activity).toBeLessThan(4);
      }
    },
    slow,
  );
});
