// Scores of the model's forecasts beside those of others, on the same dates.
import { type Day, formatDay } from "@episcope/common";
import {
  hubBaseline,
  type MeanScore,
  meanScore,
  readHubForecasts,
  readHubScores,
  readHubTruth,
  type Scored,
  simpleForecast,
} from "@episcope/inference";
import { computedForecasters, type ForecastScores } from "@episcope/scenario";

export interface ForecastOfDate {
  readonly day: Day;
  /** Of the last week known. */
  readonly step: number;
  /** Quantiles by week ahead. */
  readonly weeks: readonly (readonly number[])[];
}

interface Scoring {
  readonly head: Pick<ForecastScores, "region" | "stamp" | "particles" | "runs">;
  readonly name: string;
  readonly made: readonly ForecastOfDate[];
  /** As published, by week. */
  readonly cases: readonly (number | undefined)[];
  readonly horizon: number;
  readonly hub: { readonly folder: string; readonly location: string } | undefined;
}

type Week = ForecastScores["forecasters"][number]["weeks"][number];
/** Forecasts without a model; the first is the reference where there is no other. */
const persistence = { name: computedForecasters.persistence, damping: 0 };
/** The best in April to September 2020 and April 2021 to February 2022 for Germany. */
const growth = { name: computedForecasters.growth, damping: 0.7 };
const simple = [persistence, growth] as const;

const rounded = (value: number) => Number(value.toPrecision(3));

function weekOf(ahead: number, own: MeanScore, reference: MeanScore): Week {
  return {
    ahead,
    dates: own.dates,
    relativeWis: rounded(own.wis / reference.wis),
    relativeLogWis: rounded(own.logWis / reference.logWis),
    inside50: rounded(own.inside50),
    inside95: rounded(own.inside95),
    factor: rounded(own.factor),
  };
}

/** Relative to the hub's baseline on its dates, or else to persistence. */
export function scoresOf({ head, name, made, cases, horizon, hub }: Scoring): ForecastScores {
  const baseline = new Map(
    (hub ? readHubForecasts(hub.folder, hub.location) : [])
      .filter(({ model }) => model === hubBaseline)
      .map(({ date, horizon: ahead, quantiles }) => [`${date} ${ahead}`, quantiles]),
  );
  const isOfHub = made.every(({ day }) => baseline.has(`${day} 1`));
  const weeks = Array.from({ length: horizon }, (_, index) => {
    const ahead = index + 1;
    const scored = (quantilesOf: (forecast: ForecastOfDate) => readonly number[] | undefined) =>
      made.flatMap((forecast): Scored[] => {
        const observed = cases[forecast.step + ahead];
        const quantiles = quantilesOf(forecast);
        return observed === undefined || !quantiles ? [] : [{ quantiles, observed }];
      });
    const own = meanScore(scored((forecast) => forecast.weeks[index]));
    const others = simple.map(({ damping }) =>
      meanScore(scored(({ step }) => simpleForecast(cases, step, ahead, damping))),
    );
    // As the hub's mean ensemble: the mean of quantiles.
    const together = meanScore(
      scored(({ weeks, step }) => {
        const grown = simpleForecast(cases, step, ahead, growth.damping);
        return weeks[index]?.map((value, place) => (value + (grown[place] ?? Number.NaN)) / 2);
      }),
    );
    const reference = isOfHub
      ? meanScore(scored(({ day }) => baseline.get(`${day} ${ahead}`)))
      : others[0];
    return [own, ...others, together].map((score) => weekOf(ahead, score, reference ?? score));
  });
  const teams = hub && isOfHub ? readHubScores(hub.folder, hub.location) : [];
  return {
    ...head,
    first: formatDay(made[0]?.day ?? 0),
    last: formatDay(made.at(-1)?.day ?? 0),
    reference: isOfHub ? hubBaseline : persistence.name,
    forecasters: [
      ...[name, ...simple.map((one) => one.name), computedForecasters.together].map(
        (forecaster, place) => ({
          name: forecaster,
          weeks: weeks.flatMap((scores) => scores[place] ?? []),
        }),
      ),
      ...[...new Set(teams.map(({ model }) => model))].map((model) => ({
        name: model,
        weeks: teams
          .filter((row) => row.model === model)
          .map(({ horizon: ahead, dates, relative, inside50, inside95 }) => ({
            ahead,
            dates,
            relativeWis: relative,
            relativeLogWis: undefined,
            inside50,
            inside95,
            factor: undefined,
          })),
      })),
    ],
  };
}

export function printScores({ forecasters, reference, first, last }: ForecastScores): void {
  console.log(`${first} to ${last}, weighted interval score relative to ${reference}`);
  console.table(
    Object.fromEntries(
      forecasters.map(({ name, weeks }) => [
        name,
        Object.fromEntries([
          ["dates", weeks[0]?.dates],
          ...weeks.map(({ ahead, relativeWis }) => [`${ahead} wk`, relativeWis]),
        ]),
      ]),
    ),
  );
  for (const { name, weeks } of forecasters.slice(0, 2 + simple.length)) {
    console.log(name);
    console.table(weeks);
  }
}

/** Throws if our score is not that of the hub, for all teams with complete quantiles. */
export function checkHubScores(folder: string, location: string): void {
  const truth = readHubTruth(folder, location);
  const forecasts = readHubForecasts(folder, location);
  const published = readHubScores(folder, location);
  for (const { model, horizon, dates, wis } of published) {
    const scored = forecasts.flatMap((one): Scored[] => {
      const observed = truth.get(one.target);
      return one.model === model && one.horizon === horizon && observed !== undefined
        ? [{ quantiles: one.quantiles, observed }]
        : [];
    });
    if (scored.length !== dates) continue;
    const own = meanScore(scored).wis;
    if (Math.abs(own - wis) > 0.0001 * wis + 0.06)
      throw new Error(`${model}, ${horizon} weeks: score ${own}, published ${wis}`);
  }
}
