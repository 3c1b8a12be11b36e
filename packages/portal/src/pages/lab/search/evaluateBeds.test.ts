import type { TableResult } from "@episcope/battery";
import { dailyTable } from "@episcope/common/fixtures";
import { beforeEach, expect, test, vi } from "vitest";
import { batteryFixture } from "../../../data/runs/fixtures/battery.ts";
import { emptyLab } from "../timeline/fixtures/someLabs.ts";
import { bedsEvaluator } from "./evaluateBeds.ts";

type Tables = ReadonlyMap<string, TableResult>;

/** Members of the run in their order, and what was asked for. */
const store = vi.hoisted(() => ({
  members: [] as Tables[],
  asked: [] as unknown[],
}));
vi.mock("../../../data/runs/runStore.ts", () => ({
  RunStore: class {
    of = () => ({
      loadTables: async (...asked: readonly unknown[]) => {
        store.asked.push(asked);
        return store.members[0];
      },
    });
    ensemble = () => ({
      load: async (...asked: readonly unknown[]) => {
        store.asked.push(asked);
      },
      membersWith: () =>
        store.members.slice(1).map((tables, place) => ({ number: place + 2, tables })),
    });
  },
}));

const battery = batteryFixture();
const { startDay } = battery.metadata;
const time = { first: startDay + 1, last: startDay + 3 };
const { signal } = new AbortController();

/** On the day before, on three days and on the day after. */
function member(infected: readonly number[], sick: readonly number[]): Tables {
  const date = new Date(startDay * 86_400_000).toISOString().slice(0, 10);
  const table = dailyTable(date, {
    nInfectedCumulative: infected,
    nSeriouslySick: sick,
    nCritical: sick.map(() => 1),
  });
  return new Map([["infections", { kind: "table", table, faults: [] }]]);
}

beforeEach(() => {
  store.asked = [];
  store.members = [];
});

test("the medians of the first four members, in the days of the scenario", async () => {
  store.members = [
    member([50, 60, 90, 150, 999], [99, 9, 19, 4, 99]),
    member([50, 60, 90, 250, 999], [99, 39, 19, 4, 99]),
    member([50, 60, 90, 350, 999], [99, 9, 29, 4, 99]),
    member([50, 60, 90, 850, 999], [99, 9, 19, 59, 99]),
    // Known from the page: not looked at.
    member([0, 0, 0, 9999, 9999], [0, 9999, 0, 0, 0]),
  ];
  const evaluate = bedsEvaluator(battery, time);
  // Beds 20, 40, 30, 60; infections 100, 200, 300, 800.
  expect(await evaluate(emptyLab, signal, false)).toEqual({
    ...{ beds: 35, infections: 250, peaks: [20, 40, 30, 60] },
  });
  expect(store.asked).toEqual([
    [["infections"], signal],
    [["infections"], signal, expect.any(Function), 4],
  ]);
});

test("a result is judged by all members", async () => {
  store.members = Array.from({ length: 6 }, (_, place) =>
    member([0, 0, 0, 1, 1], [0, place, 0, 0, 0]),
  );
  const whole = { ...battery, metadata: { ...battery.metadata, members: 6 } };
  const outcome = await bedsEvaluator(whole, time)(emptyLab, signal, true);
  expect(outcome.peaks).toEqual([1, 2, 3, 4, 5, 6]);
  expect(store.asked.at(-1)).toEqual([["infections"], signal, expect.any(Function), 6]);
});

test("a run without figures is no result", async () => {
  store.members = [
    new Map([["infections", { kind: "failed", error: new Error("lost") } as never]]),
  ];
  await expect(bedsEvaluator(battery, time)(emptyLab, signal, false)).rejects.toThrow("no figures");
});
