import { expect, test } from "vitest";
import type { ChartContent, Series } from "../../charts/chartContent.ts";
import { combineContents } from "./combineContents.ts";

const text = (words: string) => ({ en: words, de: words });
function series(name: string, y: readonly number[], more: Partial<Series> = {}): Series {
  return {
    name,
    label: text(name),
    kind: "line",
    source: "model",
    x: y.map((_, day) => day),
    y,
    ...more,
  };
}
function panels(...shown: readonly Series[]): ChartContent {
  const panel = { key: "p", x: "date", yTitle: text("n"), scale: "page", series: shown } as const;
  return { kind: "panels", subtitle: text("as one run"), panels: [panel] };
}
function shownIn(content: ChartContent): readonly Series[] {
  return content.kind === "panels" ? (content.panels[0]?.series ?? []) : [];
}

test("model lines become medians with bands; reported values, targets and seeds stay", () => {
  const same = [
    series("reported", [9, 9], { source: "observed" }),
    series("target", [50, 50], { source: "target", kind: "area" }),
    series("seeds", [1, 1], { kind: "band", low: [0, 0], high: [2, 2] }),
  ];
  const contents = [
    [1, 10],
    [2, 20],
    [6, 60],
  ].map((y) => panels(series("a", y), ...same));
  const [first, ...others] = contents;
  if (!first) throw new Error("no content");
  const content = combineContents([first, ...others], 16);
  const [model, ...rest] = shownIn(content);
  expect(rest).toEqual(same);
  expect(Array.from(model?.y ?? [])).toEqual([2, 20]);
  expect(model?.bands?.map(({ level }) => level)).toEqual([0.9, 0.5]);
  // Places 0.1 and 1.9 of three values, then 0.5 and 1.5.
  expect(model?.bands?.map(({ low }) => Array.from(low))).toEqual([
    [1.1, 11],
    [1.5, 15],
  ]);
  expect(model?.bands?.map(({ high }) => Array.from(high))).toEqual([
    [5.6, 56],
    [4, 40],
  ]);
  expect(model?.members).toEqual([
    [1, 10],
    [2, 20],
    [6, 60],
  ]);
  expect(content.ensemble).toEqual({ arrived: 3, expected: 16, differs: true });
  expect(content.subtitle).toEqual(text("as one run"));
});

test("a single member and members that agree look like one run", () => {
  const one = panels(series("a", [1, 2]));
  expect(combineContents([one], 16)).toEqual({
    ...one,
    ensemble: { arrived: 1, expected: 16, differs: false },
  });
  const equal = combineContents([one, panels(series("a", [1, 2]))], 2);
  expect(equal).toEqual({ ...one, ensemble: { arrived: 2, expected: 2, differs: false } });
});

test("members with other days are joined by day", () => {
  const content = combineContents(
    [
      panels(series("a", [1, 2], { x: [10, 11] })),
      panels(series("a", [4, 6], { x: [11, 12] })),
      panels(series("a", [7], { x: [11] })),
    ],
    3,
  );
  const [model] = shownIn(content);
  expect(Array.from(model?.x ?? [])).toEqual([10, 11, 12]);
  expect(Array.from(model?.y ?? [])).toEqual([Number.NaN, 4, Number.NaN]);
});

test("a series that half of the members have is shown, a rarer one is not", () => {
  const content = combineContents(
    [
      panels(series("a", [1]), series("rare", [1])),
      panels(series("a", [2]), series("often", [2])),
      panels(series("a", [3]), series("often", [4])),
    ],
    3,
  );
  expect(shownIn(content).map(({ name, y }) => [name, y[0]])).toEqual([
    ["a", 2],
    ["often", 3],
  ]);
});

test("rows and heat maps show the median", () => {
  const rows = (y: readonly number[]): ChartContent => ({
    kind: "rows",
    series: [series("work", y, { kind: "area" })],
  });
  const combined = combineContents([rows([100, 10]), rows([100, 40]), rows([100, 20])], 3);
  expect(combined.kind === "rows" && Array.from(combined.series[0]?.y ?? [])).toEqual([100, 20]);
  const map = (...values: readonly number[][]): ChartContent => ({
    kind: "heatMap",
    heatMap: {
      x: [0, 7],
      rows: ["0–4", "80+"],
      values,
      maximum: 9,
      colors: [],
      yTitle: text("Age"),
    },
  });
  const heat = combineContents([map([1, 2], [3, 4]), map([5, 2], [3, 8])], 2);
  expect(heat.kind === "heatMap" && heat.heatMap.values.map((row) => Array.from(row))).toEqual([
    [3, 2],
    [3, 6],
  ]);
  expect(heat.ensemble).toEqual({ arrived: 2, expected: 2, differs: true });
});

test("the people behind each value of a share are their median", () => {
  const share = (...people: number[]) => panels(series("a", people, { people }));
  const [model] = shownIn(combineContents([share(1, 9), share(6, 8), share(7, 2)], 3));
  expect(Array.from(Object(model?.people))).toEqual([6, 8]);
});

test("while members arrive, the axis goes on from what was covered", () => {
  const [one, two, three] = [
    panels(series("a", [90])),
    panels(series("a", [10])),
    panels(series("a", [20])),
  ];
  const first = combineContents([one], 3);
  const second = combineContents([one, two], 3, first);
  const third = combineContents([one, two, three], 3, second);
  const reach = (content: ChartContent) => {
    const { low, high } = shownIn(content)[0]?.reach ?? { low: [], high: [] };
    return [...Array.from(low), ...Array.from(high)];
  };
  // The first run, then 5 and 95 % of two, then of three: 11 to 83.
  expect(reach(second)).toEqual([14, 90]);
  expect(reach(third)).toEqual([11, 90]);
  expect(reach(combineContents([one, two, three], 3))).toEqual([11, 83]);
});
