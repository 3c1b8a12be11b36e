// The curves of a region as charts: what was simulated, with bands, and what was reported.
import { inEachLanguage, type Localized, parseDay } from "@episcope/common";
import type { FitBands, RegionFit } from "@episcope/scenario";
import type { ChartContent, Panel, Series, Steps } from "../../../charts/chartContent.ts";
import type { ReportedSeries } from "../../../data/reported.ts";
import { strainLabel } from "../../../plots/immunity/strainLabels.ts";

export interface FitChart {
  /** In the address; that of the reported series, too, where one is drawn. */
  readonly name: string;
  readonly title: Localized;
  readonly height: number;
  readonly content: ChartContent;
}

export function drawsReported({ content }: FitChart): boolean {
  return (
    content.kind === "panels" &&
    content.panels.some(({ series }) => series.some(({ source }) => source === "observed"))
  );
}

/** Values stand on the last day of their week. */
const weekLength = 6;

const labels = {
  median: { en: "Simulated: middle value", de: "Simuliert: mittlerer Wert" },
  half: { en: "Simulated: 50% of the runs", de: "Simuliert: 50\u00a0% der Läufe" },
  most: { en: "Simulated: 80% of the runs", de: "Simuliert: 80\u00a0% der Läufe" },
  reported: { en: "Reported", de: "Gemeldet" },
} as const satisfies Record<string, Localized>;

const simulatedColor = "#1f77b4";
const reportedColor = "#d55e00";

interface Axis {
  readonly x: "date";
  readonly steps: Steps;
}

export function weekAxis({ weeks }: Pick<RegionFit, "weeks">): Axis {
  const at = weeks.map((week) => (parseDay(week) ?? 0) + weekLength);
  return {
    x: "date",
    steps: { at, words: { en: "Week ending {date}", de: "Woche bis {date}" }, days: 7 },
  };
}

/** Median and bands; `factor` turns shares into percent. */
function bandSeries({ p10, p25, p50, p75, p90 }: FitBands, x: ArrayLike<number>, factor = 1) {
  const times = (values: readonly number[]) => values.map((value) => factor * value);
  const gaps = p50.map(() => Number.NaN);
  const common = { x, source: "model", color: simulatedColor } as const;
  return [
    // First, so that its line is the solid one of this colour.
    {
      ...common,
      name: "Median",
      label: labels.median,
      kind: "line",
      layer: "foreground",
      y: times(p50),
      width: 2,
    },
    {
      ...common,
      name: "50",
      label: labels.half,
      kind: "band",
      y: gaps,
      low: times(p25),
      high: times(p75),
    },
    {
      ...common,
      name: "80",
      label: labels.most,
      kind: "band",
      opacity: 0.7,
      y: gaps,
      low: times(p10),
      high: times(p90),
    },
  ] as const satisfies readonly Series[];
}

function reportedPoints(
  reported: ReportedSeries | undefined,
  values: readonly number[] | undefined,
): readonly Series[] {
  if (!reported || !values) return [];
  return [
    {
      name: "Reported",
      label: labels.reported,
      kind: "points",
      source: "observed",
      color: reportedColor,
      layer: "foreground",
      markerSize: 4,
      x: reported.weeks.map((day) => day + weekLength),
      y: values,
    },
  ];
}

const perWeek: Localized = { en: "per 100,000 and week", de: "je 100.000 und Woche" };
const ages = {
  all: { en: "all ages", de: "alle Altersgruppen" },
  "60-79": { en: "60 to 79 years", de: "60 bis 79 Jahre" },
  "80+": { en: "80 years and older", de: "80 Jahre und älter" },
} as const satisfies Record<string, Localized>;

export function casesChart(fit: RegionFit, reported: ReportedSeries | undefined): FitChart {
  const axis = weekAxis(fit);
  return {
    name: "cases",
    title: { en: "Reported cases", de: "Gemeldete Fälle" },
    height: 280,
    content: {
      kind: "panels",
      subtitle: {
        en: "Simulated people with symptoms, times the share of them that is reported",
        de: "Simulierte Menschen mit Symptomen, mal dem Anteil, der gemeldet wird",
      },
      panels: [
        {
          key: "cases",
          ...axis,
          yTitle: perWeek,
          scale: "page",
          series: [
            ...bandSeries(fit.cases, axis.steps.at),
            ...reportedPoints(reported, reported?.cases),
          ],
        },
      ],
    },
  };
}

export function hospitalCharts(
  fit: RegionFit,
  reported: ReportedSeries | undefined,
): readonly FitChart[] {
  const axis = weekAxis(fit);
  const groups = Object.keys(ages) as (keyof typeof ages)[];
  return [
    {
      name: "admissions",
      title: { en: "Hospital admissions", de: "Einweisungen ins Krankenhaus" },
      height: 240,
      content: {
        kind: "panels",
        subtitle: withCountry(
          reported !== undefined && Object.values(reported.admissions).some(Boolean),
          {
            en: "Admissions with severe respiratory illness and COVID-19, per 100,000 people of that age and week.",
            de: "Einweisungen mit schwerer Atemwegserkrankung und COVID-19, je 100.000 Menschen dieses Alters und Woche.",
          },
        ),
        panels: groups.map(
          (group): Panel => ({
            key: `admissions-${group}`,
            ...axis,
            yTitle: {
              en: `${ages[group].en}, ${perWeek.en}`,
              de: `${ages[group].de}, ${perWeek.de}`,
            },
            scale: "page",
            series: [
              ...bandSeries(fit.admissions[group], axis.steps.at),
              ...reportedPoints(reported, reported?.admissions[group]),
            ],
          }),
        ),
      },
    },
    {
      name: "intensiveCare",
      title: { en: "Intensive care", de: "Intensivstationen" },
      height: 260,
      content: {
        kind: "panels",
        subtitle: {
          en: "Beds with COVID-19 patients, per 100,000 people, mean of the week",
          de: "Betten mit COVID-19-Kranken, je 100.000 Menschen, Mittel der Woche",
        },
        panels: [
          {
            key: "intensiveCare",
            ...axis,
            yTitle: { en: "beds per 100,000", de: "Betten je 100.000" },
            scale: "page",
            series: [
              ...bandSeries(fit.intensiveCare, axis.steps.at),
              ...reportedPoints(reported, reported?.intensiveCare),
            ],
          },
        ],
      },
    },
  ];
}

const ofCountry: Localized = {
  en: "Reported figures are those of the whole country.",
  de: "Gemeldete Zahlen sind die des ganzen Landes.",
};

/** Where reported figures of the country are drawn, which may be larger than the region. */
function withCountry(isReported: boolean, text: Localized): Localized {
  return isReported
    ? inEachLanguage((language) => `${text[language]} ${ofCountry[language]}`)
    : text;
}

export function strainsChart(fit: RegionFit, reported: ReportedSeries | undefined): FitChart {
  const axis = weekAxis(fit);
  const simulated = Object.entries(fit.strains).map(
    ([name, shares]): Series => ({
      name,
      label: strainLabel(name),
      kind: "line",
      source: "model",
      x: axis.steps.at,
      y: shares.map((share) => 100 * share),
    }),
  );
  const points = [...(reported?.strains ?? [])].map(([name, shares]): Series => {
    const label = strainLabel(name);
    return {
      name: `${name} reported`,
      label: { en: `${label.en}, reported`, de: `${label.de}, gemeldet` },
      kind: "points",
      source: "observed",
      markerSize: 4,
      x: reported?.weeks.map((day) => day + weekLength) ?? [],
      y: shares.map((share) => 100 * share),
    };
  });
  return {
    name: "strains",
    title: { en: "Virus variants", de: "Virusvarianten" },
    height: 300,
    content: {
      kind: "panels",
      subtitle: withCountry(points.length > 0, {
        en: "Share of those who fell ill in the week, mean of the runs.",
        de: "Anteil an denen, die in der Woche erkrankten, Mittel der Läufe.",
      }),
      panels: [
        {
          key: "strains",
          ...axis,
          yTitle: { en: "% of cases", de: "% der Fälle" },
          scale: "linear",
          range: { linear: [0, 100] },
          measure: { decimals: 0, unit: "%" },
          series: [...simulated, ...points],
        },
      ],
    },
  };
}

/** Both are inferred from cases: without comparable ones they say nothing. */
export function hiddenCharts(fit: RegionFit): readonly FitChart[] {
  const weeks = fit.weeks.filter((week) => week <= fit.casesUntil);
  const axis = weekAxis({ weeks });
  const known = (bands: FitBands): FitBands => ({
    p10: bands.p10.slice(0, weeks.length),
    p25: bands.p25.slice(0, weeks.length),
    p50: bands.p50.slice(0, weeks.length),
    p75: bands.p75.slice(0, weeks.length),
    p90: bands.p90.slice(0, weeks.length),
  });
  return [
    {
      name: "caution",
      title: { en: "Caution", de: "Vorsicht" },
      height: 260,
      content: {
        kind: "panels",
        subtitle: {
          en: "Contacts away from home, % of what the measures of the time alone would leave",
          de: "Kontakte außer Haus, % dessen, was die Maßnahmen der Zeit allein übrig ließen",
        },
        summary: {
          en: "At 50%, people infect each other away from home half as often as the model expects from the measures: because they keep their distance, meet outdoors or stay away. The curve also takes up whatever else the model gets wrong, so it is not a measurement of behaviour.",
          de: "Bei 50\u00a0% stecken sich Menschen außer Haus halb so oft an, wie das Modell es nach den Maßnahmen erwartet: weil sie Abstand halten, sich im Freien treffen oder wegbleiben. Die Kurve fängt auch auf, was das Modell sonst falsch macht; sie misst also nicht das Verhalten.",
        },
        panels: [
          {
            key: "caution",
            ...axis,
            yTitle: { en: "% of contacts left", de: "% der Kontakte, die bleiben" },
            scale: "linear",
            measure: { decimals: 0, unit: "%" },
            series: bandSeries(known(fit.caution), axis.steps.at, 100),
          },
        ],
      },
    },
    {
      name: "detection",
      title: { en: "Detected cases", de: "Entdeckte Fälle" },
      height: 260,
      content: {
        kind: "panels",
        subtitle: {
          en: "Share of people with symptoms whose infection was reported",
          de: "Anteil der Menschen mit Symptomen, deren Ansteckung gemeldet wurde",
        },
        summary: {
          en: "It begins with our reading of antibody surveys and of the share of positive tests, and moves only slowly away from it. With twice the share, half as many people would have been infected.",
          de: "Sie beginnt mit dem, was wir aus Antikörperstudien und dem Anteil positiver Tests lesen, und entfernt sich nur langsam davon. Beim doppelten Anteil hätten sich halb so viele Menschen angesteckt.",
        },
        panels: [
          {
            key: "detection",
            ...axis,
            yTitle: { en: "% reported", de: "% gemeldet" },
            scale: "linear",
            range: { linear: [0, 100] },
            measure: { decimals: 0, unit: "%" },
            series: bandSeries(known(fit.detection), axis.steps.at, 100),
          },
        ],
      },
    },
  ];
}
