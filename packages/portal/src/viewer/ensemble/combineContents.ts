// One chart of the charts of all members. Every plot computes its sums, means and shares for each
// member by itself; only then are they summarised, because quantiles cannot be added.
import type { ChartContent, HeatMap, Panel, Series } from "../../charts/chartContent.ts";
import { alignMembers } from "./alignMembers.ts";
import { levels, summarise } from "./summarise.ts";

/**
 * The contents of one plot for each member, of which the first has the words. The chart before the
 * last members arrived is what the axis goes on from.
 */
export function combineContents(
  contents: readonly [ChartContent, ...ChartContent[]],
  expected: number,
  before?: ChartContent,
): ChartContent {
  const [first] = contents;
  const arrived = contents.length;
  if (arrived === 1) return { ...first, ensemble: { arrived, expected, differs: false } };
  switch (first.kind) {
    case "panels": {
      const all = contents.flatMap((content) => (content.kind === "panels" ? [content] : []));
      const panels = first.panels.map((panel) => {
        const series = all.map((content) => seriesOfPanel(content.panels, panel.key));
        const shown = before?.kind === "panels" ? seriesOfPanel(before.panels, panel.key) : [];
        return { ...panel, series: combineSeries(series, shown) };
      });
      const differs = panels.some(({ series }) => series.some(({ members }) => members));
      return { ...first, panels, ensemble: { arrived: all.length, expected, differs } };
    }
    case "rows": {
      const all = contents.flatMap((content) => (content.kind === "rows" ? [content.series] : []));
      const series = combineSeries(all, []);
      const differs = series.some(({ members }) => members);
      return { ...first, series, ensemble: { arrived: all.length, expected, differs } };
    }
    case "heatMap": {
      const all = contents.flatMap((content) =>
        content.kind === "heatMap" ? [content.heatMap] : [],
      );
      const { heatMap, differs } = combineHeatMaps(first.heatMap, all);
      return { ...first, heatMap, ensemble: { arrived: all.length, expected, differs } };
    }
  }
}

function seriesOfPanel(panels: readonly Panel[], key: string): readonly Series[] {
  return panels.find((panel) => panel.key === key)?.series ?? [];
}

/** A series that only some members have, such as a rare strain, comes after those of the first. */
function combineSeries(
  contents: readonly (readonly Series[])[],
  before: readonly Series[],
): readonly Series[] {
  const byName = contents.map((series) => new Map(series.map((one) => [one.name, one])));
  const names = new Set(contents.flatMap((series) => series.map(({ name }) => name)));
  return [...names].flatMap((name) =>
    combined(
      byName.map((series) => series.get(name)),
      before.find((series) => series.name === name),
    ),
  );
}

/** Reported series, targets and the spread of seeds are the same for all members. */
function combined(
  members: readonly (Series | undefined)[],
  before: Series | undefined,
): readonly Series[] {
  const first = members.find((member) => member !== undefined);
  if (!first) return [];
  if (first.source !== "model" || first.kind === "band" || first.layer === "background") {
    return [first];
  }
  const aligned = alignMembers(members);
  const { median, bands, differs } = summarise(aligned.members, aligned.x.length);
  if (!differs) return [first];
  // In fewer than half of the members at any time.
  if (median.every(Number.isNaN)) return [];
  return [
    {
      ...first,
      x: aligned.x,
      y: median,
      ...(typeof first.people === "object" && { people: medianPeople(members) }),
      members: aligned.members,
      reach: grown(bands[0] ?? { low: median, high: median }, before),
      bands: bands.map((band, index) => ({ ...band, level: levels[index] ?? 0 })),
    },
  ];
}

/** At least what was covered before. */
function grown({ low, high }: Ends, before: Series | undefined): Ends {
  if (before?.y.length !== low.length) return { low, high };
  const { low: lower, high: higher } = before.reach ?? { low: before.y, high: before.y };
  // A gap on one side leaves the other.
  const further = (pick: (a: number, b: number) => number, one: Values, other: Values) =>
    Float64Array.from(one, (value, index) => {
      const past = other[index] ?? Number.NaN;
      return Number.isNaN(value) ? past : Number.isNaN(past) ? value : pick(value, past);
    });
  return { low: further(Math.min, low, lower), high: further(Math.max, high, higher) };
}

type Values = ArrayLike<number>;
type Ends = NonNullable<Series["reach"]>;

/** The people behind each value of a share. */
function medianPeople(members: readonly (Series | undefined)[]): ArrayLike<number> {
  const { x, members: people } = alignMembers(
    members.map((member) => member && { x: member.x, y: arrayOf(member.people) }),
  );
  return summarise(people, x.length).median;
}

function arrayOf(people: Series["people"]): ArrayLike<number> {
  return typeof people === "object" ? people : [];
}

function combineHeatMaps(first: HeatMap, all: readonly HeatMap[]) {
  const rows = first.rows.map((label) => {
    const aligned = alignMembers(
      all.map(({ x, rows: labels, values }) => {
        const y = values[labels.indexOf(label)];
        return y && { x, y };
      }),
    );
    return { x: aligned.x, ...summarise(aligned.members, aligned.x.length) };
  });
  // All rows of a heat map have the same days, also after aligning.
  const x = rows[0]?.x ?? first.x;
  const heatMap: HeatMap = { ...first, x, values: rows.map(({ median }) => median) };
  return { heatMap, differs: rows.some(({ differs }) => differs) };
}
