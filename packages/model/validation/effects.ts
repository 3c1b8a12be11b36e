// Effects of single measures from the first day on (model specification 13.5, E-01 to E-07), in the
// profile berlin2021 without vaccination. Intervals say direction and order of magnitude: exact
// values depend on profile and date.
import { tracing } from "../src/run/fixtures/measureFixtures.ts";
import { numbers } from "../src/run/fixtures/runFixtures.ts";
import { meanOf } from "../src/run/fixtures/statistics.ts";
import { always } from "../src/run/plainSettings.ts";
import type { RunResult } from "../src/run/results/runResult.ts";
import type { ModelSettings } from "../src/settings.ts";
import { attackRate, reproduction } from "./epidemic.ts";
import { education, everywhere, from, leisure, paired, rWith, work } from "./regimes.ts";
import { measured, type Row, stated } from "./rows.ts";
import { type Check, startedBy, type Workbench } from "./workbench.ts";

function rBerlin(
  bench: Workbench,
  changes: Partial<ModelSettings>,
  figure?: (result: RunResult) => number,
): readonly number[] {
  return rWith(bench, bench.berlin(), "berlin2021", changes, figure);
}

const half = { remaining: 0.5 };
const closed = { remaining: 0 };
const reduction = (left: number, all: number) => 1 - left / all;

export const contactTracing: Check = {
  name: "E-01",
  run: (bench) => {
    const without = rBerlin(bench, {});
    const reached = { probability: always(0.6), lookBackDays: 2 };
    const rows = ([2, 4] as const).map((delay): Row => {
      const traced = rBerlin(bench, { tracing: tracing({ ...reached, delayDays: always(delay) }) });
      return measured(
        "E-01",
        `tracing without limit of capacity, 60 % reached after ${delay} days, 2 days back: R lower by`,
        paired(traced, without, reduction),
        "30 – 40 %",
        [0.25, 0.45],
        { isPercent: true, digits: 0, isRequired: delay === 2 },
      );
    });
    return rows;
  },
};

export const combination: Check = {
  name: "E-02",
  run: (bench) => {
    const r = (changes: Partial<ModelSettings>) => rBerlin(bench, changes);
    const [all, halved, none] = [
      r({}),
      r({ restrictions: from(1, [everywhere, half]) }),
      r({ restrictions: from(1, [everywhere, closed]) }),
    ];
    const first = paired(all, halved, (a, b) => a - b);
    const second = paired(halved, none, (a, b) => a - b);
    const singles = [leisure, work, education].map((names) =>
      meanOf(r({ restrictions: from(1, [names, half]) })),
    );
    const joint = meanOf(r({ restrictions: from(1, [[...leisure, ...work, ...education], half]) }));
    const base = meanOf(all);
    const added = base - singles.reduce((sum, one) => sum + (base - one), 0);
    const multiplied = base * singles.reduce((product, one) => product * (one / base), 1);
    return [
      measured(
        "E-02",
        "first half of the contacts out of home saves more R than the second, by a factor of",
        paired(first, second, (a, b) => a / b),
        "more than 1; 3 if quadratic (E-03)",
        [2, 4],
        { isRequired: false },
      ),
      stated(
        "E-02",
        "leisure, work and education at half: R found, added effects, multiplied effects",
        [joint, added, multiplied].map((value) => value.toFixed(2)).join(", "),
        "added effects are closer",
        Math.abs(joint - added) < Math.abs(joint - multiplied),
      ),
    ];
  },
};

export const outOfHomeTime: Check = {
  name: "E-03",
  run: (bench) => {
    const outside = (result: RunResult) => {
      const { r, byGroup } = reproduction(bench.berlin(), result, [5, 24], 0.03);
      return r - (byGroup[0] ?? 0);
    };
    const all = rBerlin(bench, {}, outside);
    const seventy = { restrictions: from(1, [everywhere, { remaining: 0.7 }]) };
    return [
      measured(
        "E-03",
        "70 % of the time out of home leave of the infections there",
        paired(rBerlin(bench, seventy, outside), all, (a, b) => a / b),
        "49 %",
        [0.4, 0.6],
        { isPercent: true, digits: 0, isRequired: false },
      ),
    ];
  },
};

export const lockdown: Check = {
  name: "E-04",
  run: (bench) => {
    const city = bench.berlin();
    const without = rBerlin(bench, {});
    const single = (
      [
        [
          "kindergartens and primary schools",
          ["educ_kiga", "educ_primary"],
          "not enough",
          0.03,
          0.2,
        ],
        ["work", work, "26 %, not enough", 0.13, 0.4],
        ["leisure", leisure, "22 %, not enough", 0.11, 0.4],
      ] as const
    ).map(([what, names, target, least, most]) =>
      measured(
        "E-04",
        `only ${what} closed: R lower by`,
        paired(rBerlin(bench, { restrictions: from(1, [names, closed]) }), without, reduction),
        target,
        [least, most],
        { isPercent: true, digits: 0 },
      ),
    );
    const day = 25;
    const settings = bench.settings("berlin2021", 90, {
      imports: [{ strain: 0, perDay: startedBy(city, 0.002) }],
      restrictions: from(day, [everywhere, { remaining: 0.1 }]),
    });
    const waves = bench.sample(city, settings, bench.seeds(6), (result) => {
      const cumulative = numbers(result, "infections", "nShowingSymptomsCumulative");
      const weekly = cumulative.map((count, row) => count - (cumulative[row - 7] ?? 0));
      return {
        peak: weekly.indexOf(Math.max(...weekly)) + 1 - day,
        growth: (cumulative.at(-1) ?? 0) / (cumulative[day - 1] ?? 1),
      };
    });
    return [
      ...single,
      measured(
        "E-04",
        "everything closed but homes (10 % left): days until cases of a week fall",
        waves.map(({ peak }) => peak),
        "about 10",
        [7, 13],
        { digits: 1 },
      ),
      measured(
        "E-04",
        "the same: cases in all, times those at the beginning of the lockdown",
        waves.map(({ growth }) => growth),
        "about 3",
        [2, 4.5],
        { digits: 1 },
      ),
    ];
  },
};

export const masks: Check = {
  name: "E-05",
  run: (bench) => {
    const shares = [
      ["cloth", { cloth: 0.9 }, [1, 1.7]],
      ["surgical", { surgical: 0.9 }, [0.4, 1.1]],
      ["FFP2", { ffp2: 0.9 }, [0.3, 0.9]],
    ] as const;
    const r = shares.map(([, worn]) =>
      rBerlin(bench, {
        maskTable: "eikenberry2020",
        restrictions: from(1, [everywhere, worn]),
      }),
    );
    const means = r.map((values) => meanOf(values));
    const isOrdered = means.every((mean, index) => index === 0 || mean < (means[index - 1] ?? 0));
    return [
      ...shares.map(([name, , interval], index) =>
        measured(
          "E-05",
          `90 % ${name} masks everywhere out of home (table of 2020): R`,
          r[index] ?? [],
          name === "cloth" ? "visible, but above 1" : name === "FFP2" ? "below 1" : "in between",
          interval,
        ),
      ),
      stated(
        "E-05",
        "the better the mask, the lower R",
        isOrdered ? "yes" : "no",
        "yes",
        isOrdered,
      ),
    ];
  },
};

export const season: Check = {
  name: "E-06",
  run: (bench) => {
    const city = bench.berlin();
    const rate = (changes: Partial<ModelSettings>) =>
      bench.sample(
        city,
        bench.settings("berlin2021", 160, {
          imports: [{ strain: 0, perDay: startedBy(city, 0.002) }],
          ...changes,
        }),
        bench.seeds(4),
        (result) => attackRate(city, result),
      );
    const base = rate({});
    const outdoors = paired(base, rate({ outdoorFraction: always(0.8) }), (a, b) => a - b);
    const variations = [
      ["halving leisure", { restrictions: from(1, [leisure, half]) }],
      ["closing all schools", { restrictions: from(1, [education, closed]) }],
    ] as const;
    return [
      measured(
        "E-06",
        "80 % outdoors: attack rate lower by (points)",
        outdoors.map((share) => 100 * share),
        "12 [M]",
        [8, 18],
        { digits: 1 },
      ),
      ...variations.map(([what, changes]) => {
        const effect = paired(base, rate(changes), (a, b) => a - b);
        return measured(
          "E-06",
          `effect of the season, relative to ${what}`,
          paired(outdoors, effect, (a, b) => a / b),
          "about 1",
          [0.67, 1.5],
          { isRequired: false },
        );
      }),
    ];
  },
};

export const curfew: Check = {
  name: "E-07",
  run: (bench) => {
    const without = rBerlin(bench, {});
    const effect = (hour: number) =>
      paired(
        rBerlin(bench, { restrictions: from(1, [leisure, { closedFrom: hour, closedTo: 6 }]) }),
        without,
        reduction,
      );
    const [late, early] = [effect(23), effect(18)];
    const shown = { isPercent: true, digits: 1 };
    return [
      measured(
        "E-07",
        "leisure and visits closed from 23: R lower by",
        late,
        "about 0",
        [-0.02, 0.02],
        shown,
      ),
      measured(
        "E-07",
        "closed from 18: R lower by, more than from 23",
        paired(early, late, (a, b) => a - b),
        "visible",
        [0.02, 0.15],
        shown,
      ),
    ];
  },
};
