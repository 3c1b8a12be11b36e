// @vitest-environment jsdom
// Every plot of the run page as a reference picture, so that a change of its look shows in the
// diff.
import { observedSources } from "@episcope/battery";
import { type Column, formatDay, inLanguage, parseDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tablesFixture } from "../../battery/src/fixtures/tables.ts";
import { Chart } from "../src/charts/Chart.tsx";
import type { ChartContent } from "../src/charts/chartContent.ts";
import { chartSvg, type Picture } from "../src/charts/chartPicture.tsx";
import { compareContents } from "../src/charts/scenarios/compareContents.ts";
import type { PlotContext, PlotDefinition } from "../src/plots/plot.ts";
import { plots } from "../src/plots/plots.ts";
import { combineContents } from "../src/viewer/ensemble/combineContents.ts";
import { memberTables } from "../src/viewer/ensemble/fixtures/memberTables.ts";
import { pictureText } from "./pictureText.ts";

const city = "cologne";
const startDay = parseDay("2020-02-25") ?? 0;
/** Autumn of 2021: strains take over, boosters begin, a wave rises. */
const [first, last] = [575, 660];
const dates = [startDay + first - 1, startDay + last - 1] as const;

const choice = { escape: 0, leisure: 0, masks: 0, vaccination: 0, schools: 0 };
const tables = tablesOf(choice);
const context: PlotContext = { city, startDay, heatMapMaxValue: 2000, observed: observedTables() };

function tablesOf(of: typeof choice) {
  const all = Object.entries(tablesFixture(of, last));
  return Object.fromEntries(
    all.map(([name, table]) => [name, isCalendar(table) ? between(table) : table]),
  );
}

function isCalendar({ columns }: Table): boolean {
  return columns.has("date");
}

/** Only the shown rows, to keep pictures small. */
function between({ columns, rowCount }: Table): Table {
  const date = columns.get("date");
  const days = date?.kind === "date" ? date.values : new Int32Array(rowCount);
  const isShown = (_: unknown, row: number) =>
    (days[row] ?? 0) >= dates[0] && (days[row] ?? 0) <= dates[1];
  const cut = (column: Column): Column => {
    if (column.kind === "text") return { ...column, values: column.values.filter(isShown) };
    if (column.kind === "date") return { ...column, values: column.values.filter(isShown) };
    return { ...column, values: column.values.filter(isShown) };
  };
  return {
    columns: new Map(Array.from(columns, ([name, column]) => [name, cut(column)])),
    rowCount: days.filter(isShown).length,
  };
}

/** Reported data, all of the same form: some weeks that end before the model does. */
function observedTables(): PlotContext["observed"] {
  const rows = Array.from({ length: 50 }, (_, row) => row);
  const figure = (id: string, name: string, row: number) => {
    if (name === "day") return 4 * row;
    if (name.startsWith("log10")) return 5;
    return /variants|effectiveness/.test(id) ? 0.3 + row / 100 : 40 + row;
  };
  return new Map(
    observedSources()
      .filter(({ id }) => plots.some(({ observed }) => observed?.(city).includes(id)))
      .map(({ id, values }) => {
        const columns = values.map(({ name }, index): [string, number[]] => [
          name,
          rows.map((row) => figure(id, name, row) / (index + 1)),
        ]);
        return [id, dailyTable(formatDay(dates[0]), Object.fromEntries(columns))];
      }),
  );
}

function draw(plot: PlotDefinition, more: Partial<Picture["chart"]> = {}): string {
  const content = more.content ?? plot.content(tables, context);
  if (!content) throw new Error("nothing to show");
  const { language = "en" } = more;
  const svg = chartSvg({
    chart: {
      ...{
        title: inLanguage(plot.title, language),
        content,
        height: 420,
        dates,
        isLog: true,
        marks: [],
      },
      hiddenNames: ({ series }) =>
        new Set(series.flatMap((one) => (one.isHiddenByDefault ? [one.name] : []))),
      language,
      ...more,
    },
    subtitle: inLanguage(content.subtitle, language) ?? "",
    source: [],
  });
  return pictureText(svg);
}

function named(name: string): PlotDefinition {
  const plot = plots.find(({ shortNames }) => shortNames[0] === name);
  if (!plot) throw new Error(`no plot ${name}`);
  return plot;
}

const stored = (name: string) => `./plots/${name}.svg`;

test.each(plots)("$shortNames.0 looks as before", async (plot) => {
  await expect(draw(plot)).toMatchFileSnapshot(stored(plot.shortNames[0]));
});

test("a plot looks as before in German", async () => {
  await expect(draw(named("hosNewCasPos"), { language: "de" })).toMatchFileSnapshot(
    stored("variants/hosNewCasPos-de"),
  );
});

test("a plot with all series, a linear scale, marks and two scenarios looks as before", async () => {
  const svg = draw(named("casCom"), {
    ...compared("casCom", false),
    isLog: false,
    marks: [
      { day: dates[0] + 30, label: "Masks" },
      { day: dates[0] + 60, until: dates[0] + 74, label: "Holidays" },
    ],
    hiddenNames: () => new Set(),
  });
  await expect(svg).toMatchFileSnapshot(stored("variants/casCom-compared"));
});

test("scenarios beside each other look as before: as wished, and of many curves", async () => {
  await expect(draw(named("casCom"), compared("casCom", true))).toMatchFileSnapshot(
    stored("variants/casCom-apart"),
  );
  await expect(draw(named("inciHeatmap"), compared("inciHeatmap", false))).toMatchFileSnapshot(
    stored("variants/inciHeatmap-apart"),
  );
});

function compared(name: string, isApart: boolean) {
  const plot = named(name);
  const contentOf = (level: number) => {
    const content = plot.content(tablesOf({ ...choice, escape: level }), context);
    if (!content) throw new Error("nothing to show");
    return content;
  };
  const chosen = contentOf(choice.escape);
  const look = { isChosen: false, name: { en: "Escape high", de: "Flucht stark" } } as const;
  return compareContents(
    chosen,
    [
      { ...look, runId: "b", color: "#d55e00", dash: "dashed", content: contentOf(2) },
      {
        ...{ runId: "a", isChosen: true, color: "#1f5fbf", dash: undefined, content: chosen },
        name: { en: "Escape none", de: "Flucht keine" },
      },
    ],
    isApart,
  );
}

test("plots that count people know how many are behind their curves", () => {
  const withPeople = plots.filter((plot) => {
    const content = plot.content(tables, { ...context, sample: 0.25 });
    const panels = content?.kind === "panels" ? content.panels : [];
    return panels.some(({ series }) => series.some(({ people }) => people !== undefined));
  });
  // The others show inputs or expected numbers, which are smooth however small.
  expect(withPeople.map(({ shortNames }) => shortNames[0])).toEqual([
    ...["casCom", "simRVal", "simHealOutOveTim", "disImp", "infByActTyp", "inciLinechart"],
    ...["simRValByPur", "virStr", "incComVacAndUnvac"],
  ]);
});

function ensembleContent(plot: PlotDefinition): ChartContent {
  const [first, ...others] = Array.from({ length: 7 }, (_, number) =>
    plot.content(memberTables(tables, number + 1), context),
  ).filter((content) => content !== undefined);
  if (!first) throw new Error("nothing to show");
  return combineContents([first, ...others], 7);
}

test("an ensemble looks as before: median and bands, or its members", async () => {
  const plot = named("hosRatPos");
  const content = ensembleContent(plot);
  await expect(draw(plot, { content })).toMatchFileSnapshot(stored("variants/hosRatPos-bands"));
  await expect(draw(plot, { content, showsMembers: true, language: "de" })).toMatchFileSnapshot(
    stored("variants/hosRatPos-members"),
  );
});

test("an ensemble looks as before in the dark scheme", async () => {
  const markup = renderToStaticMarkup(
    createElement(Chart, {
      ...{ title: "Beds", content: ensembleContent(named("hosRatPos")), width: 390, height: 290 },
      ...{ dates, isLog: false, marks: [], language: "en", scheme: "dark" },
      hiddenNames: () => new Set<string>(),
    }),
  );
  const picture = pictureText(markup.match(/<svg data-plot.*?<\/svg>/)?.[0] ?? "");
  await expect(picture).toMatchFileSnapshot(stored("variants/hosRatPos-bands-dark"));
});
