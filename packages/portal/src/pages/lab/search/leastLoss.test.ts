import { expect, test } from "vitest";
import { findLeastLoss, type SearchProgress } from "./leastLoss.ts";
import type { Caps, SearchLane } from "./searchPlan.ts";

interface Outcome {
  readonly beds: number;
}
type Progress = SearchProgress<string, Outcome>;

const spelled = (caps: Caps) => [...caps].map(([lane, cap]) => `${lane} ${cap}`).join(" ");

/** A search in which each percent of a lane that stays open costs so many beds. */
async function search(
  bedsAt: (caps: Caps, tried: number) => number,
  {
    lanes = ["schools", "leisure"] as readonly SearchLane[],
    bound = 100,
    most = 24,
    mostMilliseconds = 1000,
    /** Of each scenario. */
    takes = 0,
    signal = new AbortController().signal,
    onProgress = (_: Progress) => {},
  } = {},
) {
  const asked: string[] = [];
  const atKey = new Map<string, Caps>();
  let time = 0;
  const end = await findLeastLoss(
    {
      lanes,
      scenarioAt: (caps) => {
        atKey.set(spelled(caps), caps);
        return spelled(caps);
      },
      keyOf: (scenario) => scenario,
      // Ten days: each ten percent are a day.
      lossOf: (_, cap) => (100 - cap) / 10,
      evaluate: async (scenario) => {
        asked.push(scenario);
        time += takes;
        return { beds: bedsAt(atKey.get(scenario) ?? new Map(), asked.length) };
      },
    },
    { bound, most, mostMilliseconds, now: () => time, signal },
    onProgress,
  );
  return { end, asked, found: end.results.map(({ goals, scenario }) => [...goals, scenario]) };
}
const linear =
  (weights: Readonly<Partial<Record<SearchLane, number>>>, least = 0) =>
  (caps: Caps) =>
    [...caps].reduce((sum, [lane, cap]) => sum + (weights[lane] ?? 0) * cap, least);

test("a common limit by bisection, then each lane as far as the bound holds", async () => {
  // Schools count 0.5 beds a percent, leisure 1.5: together 2, below 100 at 40 % (80, at 50 % 100).
  const { end, asked, found } = await search(linear({ schools: 0.5, leisure: 1.5 }));
  expect(end.kind).toBe("found");
  expect(asked.slice(0, 2)).toEqual(["schools 0 leisure 0", "schools 100 leisure 100"]);
  // 19.5 beds are left at 40 %: schools can go to 70 % (95), or leisure to 50 % (95).
  expect(found).toEqual([
    ["schools", "schools 70 leisure 40"],
    ["leisure", "schools 40 leisure 50"],
    ["equal", "schools 40 leisure 40"],
  ]);
  // 3 days at 70 % and 6 days at 40 %.
  expect(end.results.map(({ total }) => total)).toEqual([9, 11, 12]);
  expect(asked.length).toBeLessThanOrEqual(24);
  expect(new Set(asked).size).toBe(asked.length);
});

test("one scenario that is best for several goals is listed once", async () => {
  const { found } = await search(linear({ schools: 1 }), { lanes: ["schools"] });
  expect(found).toEqual([["schools", "total", "equal", "schools 90"]]);
});

test("lanes without a goal of their own are relaxed for the least loss in all", async () => {
  // Work 1 and shops 0.25 a percent; below 100 at 70 % (87.5), with shops open 95.
  const { found } = await search(linear({ work: 1, shops: 0.25 }), { lanes: ["work", "shops"] });
  expect(found).toEqual([
    ["total", "work 70 shops 100"],
    ["equal", "work 70 shops 70"],
  ]);
});

test("nothing is closed if the bound holds anyway, and the search says if it cannot hold", async () => {
  const needless = await search(linear({ schools: 0.1 }));
  expect([needless.end.kind, needless.end.tried]).toEqual(["needless", 2]);
  const { end, found } = await search(linear({ schools: 1 }, 100));
  expect(end).toMatchObject({ kind: "impossible", tried: 1, closed: { outcome: { beds: 100 } } });
  expect(found).toEqual([]);
});

test("every result holds, even where closing more makes things worse", async () => {
  // By chance: between 0 and 189 beds, whatever is closed.
  const noise = (caps: Caps) =>
    [...caps.values()].reduce((sum, cap, place) => sum + cap * (7 + 4 * place), 0) % 190;
  const { end } = await search(noise, {
    lanes: ["schools", "work", "leisure", "shops"],
    bound: 60,
  });
  expect(end.kind).not.toBe("impossible");
  expect(end.results.length).toBeGreaterThan(0);
  for (const { outcome, caps } of end.results) {
    expect(outcome.beds).toBeLessThan(60);
    expect(noise(caps)).toBe(outcome.beds);
  }
  expect(end.tried).toBeLessThanOrEqual(24);
});

test.each([1, 2, 3, 5, 9, 24])("no more than %d scenarios are tried", async (most) => {
  const weights = { schools: 0.2, work: 0.7, leisure: 0.9, shops: 0.1 };
  const lanes = ["schools", "work", "leisure", "shops"] as const;
  const { asked, end } = await search(linear(weights), { lanes, most });
  expect(asked.length).toBeLessThanOrEqual(most);
  expect(end.tried).toBe(asked.length);
  // Everything closed always holds here.
  expect(end.results.length).toBeGreaterThan(0);
});

test("it says whether the number of scenarios or the time has ended it", async () => {
  const weights = { schools: 0.2, work: 0.7, leisure: 0.9, shops: 0.1 };
  const lanes = ["schools", "work", "leisure", "shops"] as const;
  const cutBy = async (options: Parameters<typeof search>[1]) => {
    const { end } = await search(linear(weights), { lanes, ...options });
    return [end.cutBy, end.tried];
  };
  expect(await cutBy({ most: 3 })).toEqual(["count", 3]);
  // The fifth would begin at 1,200 milliseconds.
  expect(await cutBy({ takes: 300 })).toEqual(["time", 4]);
  // However long it takes, one is tried.
  expect(await cutBy({ takes: 5000 })).toEqual(["time", 1]);
  expect((await cutBy({ lanes: ["schools"] }))[0]).toBeUndefined();
});

test("it tells after each scenario what is best so far", async () => {
  const told: Progress[] = [];
  const { asked } = await search(linear({ schools: 1, leisure: 1 }), {
    onProgress: (progress) => told.push(progress),
  });
  expect(told.map(({ tried }) => tried)).toEqual(asked.map((_, place) => place + 1));
  const totals = told.map(({ results }) => Math.min(...results.map(({ total }) => total)));
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
});

test("it stops when it is told to, and passes on what went wrong", async () => {
  const abort = new AbortController();
  const told: number[] = [];
  const stopped = search(linear({ schools: 1, leisure: 1 }), {
    signal: abort.signal,
    onProgress: ({ tried }) => {
      told.push(tried);
      if (tried === 3) abort.abort(new Error("left"));
    },
  });
  await expect(stopped).rejects.toThrow("left");
  expect(told).toEqual([1, 2, 3]);
  const broken = search(() => {
    throw new Error("no memory");
  });
  await expect(broken).rejects.toThrow("no memory");
});
