// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { chartsThatWait, drawnCharts, readyMembers, secondsLeft } from "./readiness.ts";

afterEach(() => document.body.replaceChildren());

test("a chart waits as long as something in it does", () => {
  document.body.innerHTML = `<article aria-label="Cases"></article>
    <article aria-label="R"><p data-waiting></p></article>`;
  expect(drawnCharts(document)).toEqual({ ready: 1, all: 2 });
  expect(chartsThatWait(document)).toEqual(["R"]);
});

test("a model run is ready with all tables that the run has", () => {
  const table = { kind: "broken", faults: [] } as const;
  const tables = new Map([["infections", table]] as const);
  const shown = {
    runId: "a",
    present: new Set(["infections"] as const),
    tables,
    ensemble: {
      memberCount: 3,
      members: [
        { number: 1, tables },
        { number: 2, tables: new Map() },
      ],
    },
  };
  const plots = [{ tables: ["infections", "strains"] as const }];
  expect(readyMembers({ shown }, plots)).toEqual({ ready: 1, all: 3 });
  expect(readyMembers({ shown: { ...shown, ensemble: undefined } }, plots)).toBeUndefined();
  expect(readyMembers({ shown: undefined }, plots)).toBeUndefined();
});

test.each([
  // 4 in 8 seconds are 2 seconds each.
  [{ ready: 1, all: 16 }, { ready: 5, all: 16 }, 8, 20],
  [{ ready: 1, all: 16 }, { ready: 14, all: 16 }, 13, 2],
  [{ ready: 0, all: 100 }, { ready: 1, all: 100 }, 1, 90],
  [{ ready: 1, all: 16 }, { ready: 1, all: 16 }, 8, undefined],
  [{ ready: 1, all: 16 }, { ready: 16, all: 16 }, 8, undefined],
])("from %j to %j in %d seconds, %s more are left", (first, now, seconds, left) => {
  expect(secondsLeft(first, now, seconds)).toBe(left);
});
