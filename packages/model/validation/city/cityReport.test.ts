import { expect, test } from "vitest";
import { activities } from "../../src/activities.ts";
import { type City, wordsPerVisit } from "../../src/city/city.ts";
import { makeCity } from "../../src/city/makeCity.ts";
import { type CityCheck, cityReport } from "./cityReport.ts";

const slow = 180_000;

/**
 * Checks that a tiny city cannot meet: it has one cell per borough, so that nothing lies 1 to 3 km
 * away.
 */
const lengths = /^(trips .*km|mode (bicycle|pt)|purpose escort)$/;

function missed(checks: readonly CityCheck[], known?: RegExp): readonly string[] {
  return checks
    .filter(({ isMet, quantity }) => !isMet && known?.test(quantity) !== true)
    .map(
      ({ quantity, value, target, tolerance }) => `${quantity}: ${value}, ${target} ± ${tolerance}`,
    );
}

const berlin = makeCity({ region: "berlin", sample: 1 / 40 });

/** The smallest ones that meet all checks. Larger ones: validate-model. */
test.each([
  { region: "berlin", city: () => berlin },
  ...Object.entries({ cologne: 1 / 50, munich: 1 / 40, heinsberg: 1 / 50, germany: 1 / 2000 }).map(
    ([region, sample]) => ({ region, city: () => makeCity({ region, sample }) }),
  ),
])(
  "$region meets the acceptance checks",
  ({ city }) => {
    const checks = cityReport(city());
    expect(missed(checks)).toEqual([]);
    expect(checks.length).toBeGreaterThan(30);
  },
  slow,
);

test.each([1, 2, 3])(
  "a tiny Berlin (seed %i) has the right people, leaving home as often",
  (seed) => {
    const checks = cityReport(makeCity({ region: "berlin", sample: 1 / 400, seed }));
    expect(missed(checks, lengths)).toEqual([]);
  },
  slow,
);

/** Minutes per person and activity, of all three days. */
function minutes(city: City): readonly number[] {
  return city.templates.flatMap(({ visits }) => {
    const sums = activities.map(() => 0);
    for (let at = 0; at < visits.length; at += wordsPerVisit) {
      const times = visits[at + 2] ?? 0;
      const activity = (visits[at + 3] ?? 0) & 0xff;
      sums[activity] = (sums[activity] ?? 0) + ((times >>> 16) - (times & 0xffff)) / 30;
    }
    return sums.map((sum) => sum / city.personCount);
  });
}

test(
  "time spent, group sizes and vehicle loads do not depend on the sample",
  () => {
    const [thin, thick] = [makeCity({ region: "berlin", sample: 1 / 200 }), berlin];
    const [few, many] = [minutes(thin), minutes(thick)];
    many.forEach((value, index) => {
      // Two minutes or a tenth; rides, whose length depends on where cells lie, a quarter.
      const isRide = activities[index % activities.length] === "pt";
      const tolerance = Math.max(2, (isRide ? 0.25 : 0.1) * value);
      expect(Math.abs((few[index] ?? 0) - value)).toBeLessThan(Math.min(tolerance, 12));
    });
    const share = (city: City) => {
      const vehicles = city.containerActivity.filter((what) => activities[what] === "pt").length;
      return city.personCount / vehicles;
    };
    const size = (city: City, name: string) => {
      const own = city.maxPeople.filter(
        (_, container) => activities[city.containerActivity[container] ?? 0] === name,
      );
      return own.reduce((a, b) => a + b, 0) / own.length;
    };
    for (const name of ["home", "educ_kiga", "educ_primary", "leisPublic", "shop_daily"]) {
      const ratio = size(thin, name) / size(thick, name);
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    }
    // A thin sample has relatively more, smaller vehicles, not emptier ones.
    expect(share(thin)).toBeLessThan(share(thick) * 1.2);
  },
  slow,
);

test(
  "the report refuses a city it has no tables for",
  () => {
    const city = makeCity({ region: "heinsberg", sample: 1 / 100 });
    expect(() => cityReport({ ...city, region: "atlantis" })).toThrow("atlantis");
  },
  slow,
);
