import fc from "fast-check";
import { expect, test } from "vitest";
import type { Panel, Series } from "../chartContent.ts";
import { isLogPanel, layoutPanel, type PanelView } from "./layoutPanel.ts";

const days = [0, 25, 50, 75, 100];
function series(name: string, y: readonly number[], more: Partial<Series> = {}): Series {
  const label = { en: name, de: name };
  return { name, label, kind: "line", source: "model", x: days.slice(0, y.length), y, ...more };
}
function panel(all: readonly Series[], more: Partial<Panel> = {}): Panel {
  const yTitle = { en: "y", de: "y" };
  return { key: "p", x: "daysSinceVaccination", yTitle, scale: "page", series: all, ...more };
}
type Changes = Partial<PanelView> & { readonly hidden?: readonly string[] };
const layout = (shown: Panel, { hidden = [], ...more }: Changes = {}) =>
  layoutPanel({
    ...{
      panel: shown,
      width: 600,
      height: 234,
      head: 0,
      x: [0, 100],
      isLog: false,
      showsMembers: false,
    },
    ...{ language: "en", scheme: "light", isHidden: (name) => hidden.includes(name) },
    ...more,
  });
const labels = (ticks: readonly { readonly label: string }[]) => ticks.map(({ label }) => label);
const right = { axis: "right" } as const;

test("values, ticks and curves are laid out with 0 at the bottom and the end of the axis at the top", () => {
  const { plot, x, y, xTicks, yTicks, drawn } = layout(panel([series("a", [0, 50, 100])]));
  // Top and bottom take 10 and 24 pixels of 234, labels 30 on the left, the margin 14 on the right.
  expect(plot).toEqual({ left: 30, top: 10, right: 586, bottom: 210 });
  expect([x(0), x(100), y(0), y(100)]).toEqual([30, 586, 210, 10]);
  expect(labels(yTicks)).toEqual(["0", "20", "40", "60", "80", "100"]);
  expect(yTicks.map(({ at }) => at)).toEqual([210, 170, 130, 90, 50, 10]);
  expect(labels(xTicks)).toEqual(["0", "20", "40", "60", "80", "100"]);
  expect(drawn.map(({ line }) => line)).toEqual(["M30,210L169,110L308,10"]);
});

test("the page's switch affects only panels that follow it", () => {
  const isLog = (scale: Panel["scale"], page: boolean) => isLogPanel(panel([], { scale }), page);
  expect([isLog("page", true), isLog("linear", true), isLog("log", true)]).toEqual([
    ...[true, false, true],
  ]);
  expect([isLog("page", false), isLog("linear", false), isLog("log", false)]).toEqual([
    ...[false, false, true],
  ]);
});

test("a logarithmic axis has no zero: no tick, and a gap in the curve", () => {
  const { yTicks, drawn } = layout(panel([series("a", [10, 10, 0, 1000, 1000])]), { isLog: true });
  expect(labels(yTicks)).toEqual(["10", "20", "50", "100", "200", "500", "1,000"]);
  // A label of five characters takes 33 pixels and a distance of 10.
  expect(drawn[0]?.line).toBe("M43,210L178.8,210M450.3,10L586,10");
});

test("hidden series are not drawn and do not count for the range", () => {
  const both = panel([series("small", [1, 10]), series("large", [1, 10_000])]);
  expect(labels(layout(both).yTicks).at(-1)).toBe("10,000");
  const { yTicks, drawn } = layout(both, { hidden: ["large"] });
  expect(labels(yTicks).at(-1)).toBe("10");
  expect(drawn.map(({ series: { name } }) => name)).toEqual(["small"]);
  expect(layout(both, { hidden: ["small", "large"] }).drawn).toEqual([]);
});

test("hiding a series does not change the look of another", () => {
  const alike = panel([series("ALPHA", [1, 2]), series("% ALPHA", [2, 3])]);
  const [, second] = layout(alike).drawn;
  const [alone] = layout(alike, { hidden: ["ALPHA"] }).drawn;
  expect(second?.dash).toBe("7 4");
  expect([alone?.color, alone?.dash]).toEqual([second?.color, second?.dash]);
});

test("ranges apply to their own kind of axis", () => {
  const fixed = panel([series("a", [5, 500]), series("b", [3, 9], right)], {
    range: { log: [1, 100], linear: [0, 50], right: [2, 2000] },
  });
  expect(labels(layout(fixed).yTicks)).toEqual(["0", "10", "20", "30", "40", "50"]);
  const log = layout(fixed, { isLog: true });
  expect([log.y(1), log.y(10), log.y(100)]).toEqual([210, 110, 10]);
  expect([log.right?.(2), log.right?.(2000)]).toEqual([210, 10]);
});

test("the right axis is logarithmic, has its own values and takes space only if shown", () => {
  const two = panel([series("a", [0, 100]), series("sewage", [10, 1000], right)]);
  const shown = layout(two);
  expect(labels(shown.rightTicks)).toEqual(["10", "100", "1,000"]);
  expect(shown.rightTicks.map(({ at }) => Math.round(at))).toEqual([210, 110, 10]);
  expect(labels(shown.yTicks).at(-1)).toBe("100");
  // Five characters of 6.6 pixels and a distance of 12.
  expect(shown.plot.right).toBeCloseTo(600 - 45);
  expect(shown.drawn[1]?.line).toBe("M30,210L161.3,10");
  const without = layout(two, { hidden: ["sewage"] });
  expect([without.right, without.rightTicks, without.plot.right]).toEqual([undefined, [], 586]);
});

test("a target extends across the axis", () => {
  const target = series("limit", [50, 50], { source: "target", x: [40, 60], width: 0.5 });
  const [drawn] = layout(panel([target, series("a", [100])])).drawn;
  expect(drawn?.line).toBe("M30,110L586,110");
  expect(drawn?.width).toBe(0.5);
});

test("a panel beside others has their colours and dashes", () => {
  const now = panel([series("% a", [10, 10])]);
  const allSeries = [series("a", [10, 90]), series("% a", [10, 10])];
  const { drawn } = layout(now, { allSeries });
  expect(drawn.map(({ series: { name } }) => name)).toEqual(["% a"]);
  expect(drawn[0]?.dash).toBe("7 4");
});

test("each kind of series has its paths", () => {
  const kinds = [
    series("line", [10, 20]),
    series("marked", [10, 20], { markerSize: 7 }),
    series("points", [10, 20], { kind: "points" }),
    series("area", [10, 20], { kind: "area" }),
    series("band", [10, 20], { kind: "band", low: [5, 10], high: [20, 30] }),
  ];
  const { drawn } = layout(panel(kinds));
  expect(drawn.map(({ line, dots, area }) => [line, dots, area].map(Boolean))).toEqual([
    [true, false, false],
    [true, true, false],
    [false, true, false],
    [true, false, true],
    [true, false, true],
  ]);
  expect(drawn.map(({ dotSize }) => dotSize).slice(1, 3)).toEqual([7, 4]);
  const widths = [0.5, 2, 9].map((width) => series(`${width}`, [1], { width }));
  expect(layout(panel(widths)).drawn.map(({ width }) => width)).toEqual([1.5, 2, 2.5]);
});

test("a fill ends at zero, on a logarithmic axis at its bottom", () => {
  const area = panel([series("a", [-50, 50], { kind: "area" })], {
    range: { linear: [-100, 100] },
  });
  expect(layout(area).drawn[0]?.area).toMatch(/^M[\d.]+,110L/);
  const log = layout(panel([series("a", [10, 100], { kind: "area" })]), { isLog: true });
  expect(log.drawn[0]?.area).toMatch(/^M[\d.]+,210L/);
});

test("any values give numeric paths and ticks within the plot", () => {
  const value = fc.oneof(
    fc.double({ min: 1e-9, max: 1e9 }),
    fc.double({ min: -1e9, max: -1e-9 }),
    fc.constantFrom(0, 1e-9, Number.NEGATIVE_INFINITY, Number.NaN),
  );
  const values = fc.array(value, { maxLength: 5 });
  const kind = fc.constantFrom("line" as const, "points" as const, "area" as const);
  fc.assert(
    fc.property(values, values, kind, fc.boolean(), (a, b, kindOfA, isLog) => {
      const shown = panel([
        series("a", a, { kind: kindOfA }),
        series("b", b, right),
        series("c", a, { kind: "band", low: b, high: a }),
      ]);
      const { plot, drawn, xTicks, yTicks, rightTicks } = layout(shown, { isLog });
      for (const { line = "", area = "", dots = "" } of drawn) {
        expect(line + area + dots).not.toMatch(/NaN|Infinity|undefined/);
      }
      expect(yTicks.length).toBeGreaterThan(0);
      for (const { at } of [...yTicks, ...rightTicks]) {
        expect(at).toBeGreaterThan(plot.top - 0.1);
        expect(at).toBeLessThan(plot.bottom + 0.1);
      }
      const places = xTicks.map(({ at }) => at);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});

test("background series are drawn first and faintly, without a name at their end", () => {
  const shown = panel([
    series("front", [1, 2, 3, 4, 5], { layer: "foreground" }),
    series("usual", [2, 3, 4, 5, 6]),
    series("other", [3, 4, 5, 6, 7]),
    series("behind", [4, 5, 6, 7, 8], { layer: "background" }),
  ]);
  const { drawn, endLabels } = layout(shown, { width: 800 });
  expect(drawn.map(({ series: { name }, opacity }) => [name, opacity])).toEqual([
    ...[["behind", 0.25] as const, ["usual", 1] as const, ["other", 1] as const],
    ["front", 1],
  ]);
  expect(endLabels.map(({ name }) => name).toSorted()).toEqual(["front", "other", "usual"]);
});

test("zero is marked if the axis goes below it", () => {
  const zeros = (y: readonly number[]) =>
    layout(panel([series("a", y)])).yTicks.filter(({ isZero }) => isZero);
  expect(labels(zeros([-20, 30]))).toEqual(["0"]);
  expect(zeros([0, 30])).toEqual([]);
});

test("an ensemble has bands, or its members on request, and the axis covers what they have reached", () => {
  const bands = [
    { level: 0.9, low: [0, 10, 20], high: [60, 70, 80] },
    { level: 0.5, low: [20, 30, 40], high: [40, 50, 60] },
  ];
  const members = [
    [0, 10, 20],
    [80, 90, 100],
  ];
  const reach = { low: [0, 10, 20], high: [60, 70, 100] };
  const shown = panel([series("a", [30, 40, 50], { bands, members, reach })]);
  const [withBands] = layout(shown).drawn;
  // 100 is at pixel 10, 0 at 210.
  expect(withBands?.bands).toEqual([
    "M30,90L169,70L308,50L308,170L169,190L30,210Z",
    "M30,130L169,110L308,90L308,130L169,150L30,170Z",
  ]);
  expect(withBands?.members).toBeUndefined();
  const [withMembers] = layout(shown, { showsMembers: true }).drawn;
  expect(withMembers?.bands).toEqual([]);
  expect(withMembers?.members).toBe("M30,210L169,190L308,170M30,50L169,30L308,10");
  expect(withMembers?.line).toBe(withBands?.line);
});

test("on a logarithmic axis a band that begins at zero begins at the bottom", () => {
  const bands = [{ level: 0.9, low: [0, 10], high: [100, 100] }];
  const { drawn, plot } = layout(panel([series("a", [10, 10], { bands })]), { isLog: true });
  expect(drawn[0]?.bands[0]).toContain(`L30,${plot.bottom}Z`);
});

test("three scenarios have only the narrow bands, two both", () => {
  const bands = [
    { level: 0.9, low: [0, 0], high: [9, 9] },
    { level: 0.5, low: [3, 3], high: [6, 6] },
  ];
  const scenarios = ["a", "b", "c"].map((name) => series(name, [5, 5], { bands }));
  const counts = (hidden: readonly string[]) =>
    layout(panel(scenarios, { isOfScenarios: true }), { hidden }).drawn.map(
      (drawn) => drawn.bands.length,
    );
  expect(counts([])).toEqual([1, 1, 1]);
  expect(counts(["c"])).toEqual([2, 2]);
});

test("with many curves only the narrow bands are drawn, until some are hidden", () => {
  const bands = [
    { level: 0.9, low: [0, 0], high: [9, 9] },
    { level: 0.5, low: [3, 3], high: [6, 6] },
  ];
  const many = panel(["a", "b", "c", "d", "e"].map((name) => series(name, [5, 5], { bands })));
  const counts = (hidden: readonly string[]) =>
    layout(many, { hidden }).drawn.map((drawn) => drawn.bands.length);
  expect(counts([])).toEqual([1, 1, 1, 1, 1]);
  expect(counts(["e"])).toEqual([2, 2, 2, 2]);
});
