import type { TableResult } from "@episcope/battery";
import { problem, type RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batteryFixture } from "../../data/runs/fixtures/battery.ts";
import type { CachedRun } from "../../data/runs/runStore.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import { plotState } from "./plotContent.ts";
import {
  type Choice,
  initialState,
  nextState,
  slotState,
  sourcesToRequest,
  tablesToRequest,
  type ViewerEvent,
  type ViewerState,
} from "./viewerMachine.ts";

const battery = batteryFixture();
const table = {
  kind: "table",
  table: dailyTable("2020-03-01", { n: [1, 2] }),
  faults: [],
} satisfies TableResult;
const broken: TableResult = {
  kind: "broken",
  faults: [{ file: "r.zip", ...problem("tableEmpty") }],
};

/** One plot per table; the one of the strains shows nothing if the run has none. */
function plotOf(name: RunTableName, observed: readonly string[] = []): PlotDefinition {
  return {
    shortNames: [name],
    title: { en: name, de: name },
    group: "epidemic",
    height: "normal",
    tables: [name],
    observed: () => observed,
    content: (tables) => (tables[name] ? { kind: "rows", series: [] } : undefined),
  };
}
const plots = [
  plotOf("infections", ["cases"]),
  plotOf("strains", ["variants"]),
  plotOf("hospital"),
];

function choice(chosen: string | undefined, kept1?: string): Choice {
  return { battery, plots, panelTables: ["infections"], runs: { chosen, kept1 } };
}
const nothingKnown = () => undefined;
const choose = (chosen: string | undefined, known: () => CachedRun | undefined = nothingKnown) =>
  ({ kind: "choice", choice: choice(chosen), known }) satisfies ViewerEvent;
function known(
  present: readonly RunTableName[],
  tables: readonly (readonly [RunTableName, TableResult])[],
): CachedRun {
  const opened = { tables: new Set(present), entries: [], bytes: 1 };
  return { opened, tables: new Map(tables) };
}
const all: readonly RunTableName[] = ["infections", "strains", "hospital"];
const arrived = (
  runId: string,
  names: readonly RunTableName[],
  present = all,
  result: TableResult = table,
): ViewerEvent => ({
  kind: "arrived",
  run: { battery, runId },
  known: known(
    present,
    names.map((name) => [name, result] as const),
  ),
});
const inView = (plot: string, isInView = true): ViewerEvent => ({ kind: "inView", plot, isInView });

function after(...events: readonly ViewerEvent[]): ViewerState {
  return events.reduce(nextState, initialState);
}
const shownId = (state: ViewerState) => slotState(state.slots.chosen).shown?.runId;
const lost = (state: ViewerState, tables: readonly RunTableName[]): ViewerEvent => ({
  ...{ kind: "lost", slot: "chosen", visit: state.slots.chosen.visit, tables },
  error: new Error("no network"),
});

describe("swapping runs", () => {
  test("a run is swapped only when everything in view has arrived", () => {
    let state = after(inView("strains"), choose("a"), arrived("a", all), choose("b"));
    expect(slotState(state.slots.chosen)).toMatchObject({ isStale: true, shown: { runId: "a" } });
    state = nextState(state, arrived("b", ["infections"]));
    expect(shownId(state)).toBe("a");
    state = nextState(state, arrived("b", ["infections", "strains"]));
    expect(slotState(state.slots.chosen)).toMatchObject({ isStale: false, shown: { runId: "b" } });
  });

  test("a cached run is swapped at once, without an intermediate state", () => {
    const state = after(choose("a"), arrived("a", all));
    const next = nextState(
      state,
      choose("b", () => known(all, [["infections", table]])),
    );
    expect(shownId(next)).toBe("b");
  });

  test("the last click wins, and answers to earlier ones change nothing", () => {
    const state = after(choose("a"), arrived("a", all), choose("b"), choose("c"));
    expect(nextState(state, arrived("b", all))).toBe(state);
    const late = { kind: "lost", slot: "chosen", visit: 2, tables: all, error: 1 } as const;
    expect(nextState(state, late)).toBe(state);
    expect(shownId(nextState(state, arrived("c", all)))).toBe("c");
  });

  test("a plot that comes into view while a run loads is waited for", () => {
    const state = after(choose("a"), arrived("a", all), choose("b"), inView("hospital"));
    expect(shownId(nextState(state, arrived("b", ["infections"])))).toBe("a");
    const moved = nextState(
      nextState(state, arrived("b", ["infections"])),
      inView("hospital", false),
    );
    expect(shownId(moved)).toBe("b");
  });

  test("further tables of the shown run appear as they arrive", () => {
    const state = after(choose("a"), arrived("a", ["infections"]), inView("strains"));
    expect(shownId(state)).toBe("a");
    const more = nextState(state, arrived("a", ["infections", "strains"]));
    expect([...(slotState(more.slots.chosen).shown?.tables.keys() ?? [])]).toContain("strains");
  });

  test("a choice without a run, or another battery, removes the previous run", () => {
    const state = after(choose("a"), arrived("a", all));
    expect(shownId(nextState(state, choose(undefined)))).toBeUndefined();
    const elsewhere = { ...choice("b"), battery: { ...battery, url: "https://x.test/other/" } };
    const moved = nextState(state, { kind: "choice", choice: elsewhere, known: nothingKnown });
    expect(shownId(moved)).toBeUndefined();
    expect(nextState(moved, arrived("b", all))).toBe(moved);
  });
});

describe("requests", () => {
  test("tables of the panel and the plots in view are requested once per visit", () => {
    let state = after(choose("a"), inView("strains"));
    expect(tablesToRequest(state, "chosen")).toEqual(["infections", "strains"]);
    state = nextState(state, {
      kind: "requested",
      slot: "chosen",
      tables: ["infections", "strains"],
    });
    expect(tablesToRequest(state, "chosen")).toEqual([]);
    state = nextState(state, inView("hospital"));
    expect(tablesToRequest(state, "chosen")).toEqual(["hospital"]);
    expect(tablesToRequest(nextState(state, choose("b")), "chosen")).toHaveLength(3);
  });

  test("tables that the archive lacks are not requested", () => {
    const state = after(choose("a"), inView("strains"), arrived("a", [], ["infections"]));
    expect(tablesToRequest(state, "chosen")).toEqual(["infections"]);
  });
});

describe("failures", () => {
  test("a network failure before anything is shown is an error, and a retry requests again", () => {
    let state = after(choose("a"));
    state = nextState(state, { kind: "requested", slot: "chosen", tables: ["infections"] });
    state = nextState(state, lost(state, ["infections"]));
    expect(slotState(state.slots.chosen)).toMatchObject({ shown: undefined, lost: undefined });
    expect(slotState(state.slots.chosen).error).toBeInstanceOf(Error);
    expect(tablesToRequest(state, "chosen")).toEqual([]);
    state = nextState(state, { kind: "retry", slot: "chosen", known: undefined });
    expect(slotState(state.slots.chosen).error).toBeUndefined();
    expect(tablesToRequest(state, "chosen")).toEqual(["infections"]);
  });

  test("failed tables of the shown run leave the others on the page", () => {
    let state = after(choose("a"), arrived("a", ["infections"]), inView("strains"));
    state = nextState(state, lost(state, ["strains"]));
    expect(slotState(state.slots.chosen)).toMatchObject({
      shown: { runId: "a" },
      error: undefined,
    });
    expect([...(slotState(state.slots.chosen).lost?.tables ?? [])]).toEqual(["strains"]);
  });

  test("broken tables count as arrived, and a retry requests them again", () => {
    let state = after(choose("a"), arrived("a", ["infections"], all, broken));
    expect(slotState(state.slots.chosen).shown?.tables.get("infections")?.kind).toBe("broken");
    state = nextState(state, { kind: "retry", slot: "chosen", known: known(all, []) });
    expect(slotState(state.slots.chosen).shown?.tables.size).toBe(0);
    expect(tablesToRequest(state, "chosen")).toEqual(["infections"]);
  });

  test("progress is reported until the answer, and only for the current visit", () => {
    const progress = { step: "computing", share: 0.5 } as const;
    const state = after(choose("a"), { kind: "progress", slot: "chosen", visit: 1, progress });
    expect(slotState(state.slots.chosen).progress).toBe(progress);
    const answered = { kind: "answered", slot: "chosen", visit: 1 } as const;
    expect(slotState(nextState(state, answered).slots.chosen).progress).toBeUndefined();
    expect(slotState(nextState(state, choose("b")).slots.chosen).progress).toBeUndefined();
  });
});

describe("observed data", () => {
  const city = battery.metadata.city;
  const failure = { id: "cases", fault: { file: "cases.csv", ...problem("tableEmpty") } };

  test("they are requested once, and stay when the plot leaves the view", () => {
    let state = after(choose("a"), inView("infections"));
    expect(sourcesToRequest(state)).toEqual(["cases"]);
    state = nextState(state, { kind: "observedRequested", ids: ["cases"] });
    const result = { tables: new Map([["cases", dailyTable("2020-03-01", {})]]), failures: [] };
    state = nextState(state, { kind: "observed", city, result });
    state = nextState(nextState(state, inView("infections", false)), inView("strains"));
    expect([...state.observed.tables.keys()]).toEqual(["cases"]);
    expect(sourcesToRequest(state)).toEqual(["variants"]);
    expect(nextState(state, inView("infections")).observed).toBe(state.observed);
  });

  test("a failure is reported until a retry, whatever is in view", () => {
    let state = after(choose("a"), inView("infections"), {
      kind: "observedRequested",
      ids: ["cases"],
    });
    const result = { tables: new Map(), failures: [failure] };
    state = nextState(state, { kind: "observed", city, result });
    state = nextState(state, inView("infections", false));
    expect(state.observed.failures).toEqual([failure]);
    state = nextState(nextState(state, { kind: "observedRetry" }), inView("infections"));
    expect([state.observed.failures, sourcesToRequest(state)]).toEqual([[], ["cases"]]);
  });

  test("those of another city do not count", () => {
    const state = after(choose("a"));
    const result = { tables: new Map(), failures: [failure] };
    expect(nextState(state, { kind: "observed", city: "elsewhere", result })).toBe(state);
  });
});

/** The final state of a simulated page, and the number of updates. */
interface Ending {
  readonly shown: readonly (readonly [plot: string, kind: string])[];
  readonly observed: readonly string[];
  readonly updates: number;
}

/**
 * Simulates a page: a card for each plot that may have data, in a viewport that shows the first
 * two. Requests are answered in random order. When plots disappear, the others move up into view.
 */
function play(order: readonly number[], isLost: boolean): Ending {
  const present: readonly RunTableName[] = ["infections", "hospital", "strains"];
  const answers: (() => readonly ViewerEvent[])[] = [];
  const tables = new Map<RunTableName, TableResult>();
  let [state, updates] = [initialState, 0];
  const send = (event: ViewerEvent) => {
    const next = nextState(state, event);
    if (next !== state) updates++;
    state = next;
  };
  const ask = () => {
    const names = tablesToRequest(state, "chosen");
    for (const name of names) {
      send({ kind: "requested", slot: "chosen", tables: [name] });
      answers.push(() => {
        if (isLost && name === "hospital") return [lost(state, [name])];
        // The table of the strains exists but has nothing to show.
        tables.set(name, name === "strains" ? { kind: "missing" } : table);
        return [
          { kind: "arrived", run: { battery, runId: "a" }, known: known(present, [...tables]) },
        ];
      });
    }
    const ids = sourcesToRequest(state);
    for (const id of ids) {
      send({ kind: "observedRequested", ids: [id] });
      const failures =
        id === "variants" ? [{ id, fault: { file: id, ...problem("tableEmpty") } }] : [];
      const read = new Map(id === "variants" ? [] : [[id, dailyTable("2020-03-01", {})]]);
      const { city } = battery.metadata;
      answers.push(() => [{ kind: "observed", city, result: { tables: read, failures } }]);
    }
  };
  const states = () => {
    const { shown, lost: gone } = slotState(state.slots.chosen);
    const context = {
      city: "berlin",
      startDay: 0,
      heatMapMaxValue: 1,
      observed: state.observed.tables,
    };
    return plots.map((plot): readonly [string, string] => [
      plot.shortNames[0],
      shown ? plotState(plot, shown, context, gone).kind : "waiting",
    ]);
  };
  const look = () => {
    const cards = states().filter(([, kind]) => kind !== "nothing");
    for (const plot of plots) {
      const [name] = plot.shortNames;
      send(
        inView(
          name,
          cards.slice(0, 2).some(([card]) => card === name),
        ),
      );
    }
  };
  send(choose("a"));
  look();
  ask();
  for (let step = 0; answers.length > 0; step++) {
    if (updates > 60) break;
    const [answer] = answers.splice((order[step] ?? 0) % answers.length, 1);
    for (const event of answer?.() ?? []) send(event);
    look();
    ask();
  }
  return { shown: states(), observed: [...state.observed.tables.keys()].sort(), updates };
}

test.each([false, true])(
  "answers in any order give the same page after few updates (a table lost: %s)",
  (isLost) => {
    const expected = play([], isLost);
    expect(expected.shown.map(([, kind]) => kind)).toContain("nothing");
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 12 }), (order) => {
        const { shown, observed, updates } = play(order, isLost);
        expect(shown).toEqual(expected.shown);
        expect(observed).toEqual(expected.observed);
        // Each plot enters and leaves once, and each table and source is requested and answered
        // once.
        expect(updates).toBeLessThanOrEqual(1 + 2 * plots.length + 2 * all.length + 2 * 2);
      }),
    );
  },
);
