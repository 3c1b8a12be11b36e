// Rolling forecasts of a region and their scores (docs/scoring.md): a table, JSON, and a CSV for
// every date as forecast hubs take it.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Day, formatDay, parseDay, regionRecord } from "@episcope/common";
import {
  BaseRun,
  forecastQuantiles,
  hubCsv,
  hubFileName,
  hubPeriod,
  inThisThread,
  inThreads,
  type Origin,
  posteriorStamp,
  publicationOf,
  readPriors,
  readPublished,
  regionFilter,
  rollingForecasts,
} from "@episcope/inference";
// Threads run the same bundle.
import { program } from "@episcope/inference/worker";
import { readForecastScores } from "@episcope/scenario";
import { checkHubScores, type ForecastOfDate, printScores, scoresOf } from "./scoreTable.ts";
import { readSharedFiles } from "./sharedFiles.ts";

export interface ScoreOptions {
  readonly region: string;
  readonly openData: string;
  readonly threads: number;
  readonly priorsFile: string | undefined;
  readonly cache: string;
  /** Where tables and CSV files go. */
  readonly output: string;
  /** Other days than those of the hub, or of the whole period with comparable reporting. */
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** Whether the scores go to the scenarios, too. */
  readonly isWritten: boolean;
}

const folder = join(process.cwd(), "scenarios");
const scoresFolder = join(folder, "scores");
const team = "Episcope-city";
const hubHorizon = 4;
const longHorizon = 8;
/** The first forecasts have five weeks of reports behind them. */
const firstWeeks = 35;

/** What the repository says about forecasts. */
export function showScores(): void {
  for (const file of readdirSync(scoresFolder)) {
    const scores = readForecastScores(readFileSync(join(scoresFolder, file), "utf8"), file);
    console.log(scores.region);
    printScores(scores);
  }
}

export async function score(options: ScoreOptions): Promise<void> {
  const { region, openData, threads, cache, output } = options;
  const shared = readSharedFiles(folder);
  const priors = readPriors(
    readFileSync(options.priorsFile ?? join(folder, "priors.yaml"), "utf8"),
  );
  const { calibration } = regionRecord(region);
  const hub = calibration?.forecastHub;
  if (hub) checkHubScores(openData, hub.name);
  const publication = publicationOf(region);
  const horizon = hub ? hubHorizon : longHorizon;
  const runs = Math.round((priors.forecasts.runs * hubHorizon) / horizon);
  const day = (text: string | undefined) => (text ? parseDay(text) : undefined);
  const { from, until } = priors.likelihood.cases;
  const end = Math.min(until + 6, day(calibration?.end) ?? until);
  const first = day(options.first ?? (hub && hubPeriod.first)) ?? from + firstWeeks;
  const last = day(options.last ?? (hub && hubPeriod.last)) ?? end - 7;
  const source = {
    region,
    shared,
    priors: {
      ...priors,
      caution: {
        ...priors.caution,
        reaction: priors.forecasts.reaction,
        jumps: priors.forecasts.jumps,
      },
      strains: { ...priors.strains, imports: priors.forecasts.strainImports },
      reporting: { ...priors.reporting, mean: priors.reporting.mean + publication.delay },
    },
    end: formatDay(Math.min(last + 7 * horizon, day(calibration?.end) ?? last)),
  };
  const base = new BaseRun(source);
  const { dayTypes } = base.settings();
  const advancing = threads > 1 ? inThreads(source, program, threads) : inThisThread(source);
  const ofModel = posteriorStamp(region, shared, priors);
  const { forecasts: _, ...ofFilter } = source.priors;
  const stampOf = (...parts: readonly unknown[]) =>
    createHash("sha256")
      .update(JSON.stringify([region, [...shared.regimes], shared.calibration, ofModel, ...parts]))
      .digest("hex");
  const stamp = stampOf(source.end, ofFilter);
  let published: ReturnType<typeof readPublished> | undefined;
  const filter = regionFilter({
    ...source,
    advancing,
    weekBegin: publication.weekBegin,
    progress: { file: join(cache, `${region}-filter.jsonl`), stamp },
    reportedOf: (weeks) => {
      published = readPublished(openData, region, weeks, dayTypes);
      return published.reported;
    },
  });
  if (!published) throw new Error("nothing was reported");
  const { cases, shares, reported } = published;
  const begin = Date.now();
  const made: ForecastOfDate[] = [];
  // Simulated weeks, of particles and of forecasts.
  const { particles } = priors.filter;
  const isOrigin = (one: Day) => one >= first && one <= last;
  const filtered = filter.weeks.filter((week) => week.last + publication.daysAfter <= last).length;
  const scored = filter.weeks.filter((week) => isOrigin(week.last + publication.daysAfter)).length;
  const work = { done: 0, total: filtered * particles + scored * runs * horizon };
  const minutesLeft = () => {
    const left = ((Date.now() - begin) * (work.total - work.done)) / work.done;
    return `${(left / 60_000).toFixed(1)} min left`;
  };
  mkdirSync(output, { recursive: true });
  const origins = rollingForecasts({
    filter,
    advancing,
    horizon,
    runs,
    daysAfter: publication.daysAfter,
    isOrigin,
    onFiltered: (count) => {
      work.done += count;
      if (made.length === 0) console.log(minutesLeft());
    },
    progress: {
      file: join(cache, `${region}-forecasts.jsonl`),
      stamp: stampOf(stamp, runs, horizon),
    },
  });
  for await (const origin of origins) {
    const forecast = forecastOf(origin);
    made.push(forecast);
    work.done += runs * horizon;
    if (hub) {
      const text = hubCsv(origin.day, forecast.weeks, hub);
      writeFileSync(join(output, hubFileName(origin.day, hub, team)), text);
    }
    const ahead = forecast.weeks.map((quantiles, index) => {
      const [low, middle, high] = [2, 11, 20].map((place) => (quantiles[place] ?? 0).toFixed(0));
      return `${cases[origin.step + 1 + index]?.toFixed(0)}: ${low} ${middle} ${high}`;
    });
    console.log(
      `${formatDay(origin.day)} ${cases[origin.step]?.toFixed(0)} | ${ahead.join(" | ")} | ${minutesLeft()}`,
    );
    if (origin.day + 7 > last) break;
  }
  await advancing.close();
  const scores = scoresOf({
    head: {
      region,
      stamp: ofModel,
      particles,
      runs,
    },
    made,
    cases,
    hub: hub && { folder: openData, location: hub.name },
    name: "Episcope",
    horizon,
  });
  printScores(scores);
  const text = `${JSON.stringify(scores, undefined, 2)}\n`;
  writeFileSync(join(output, `${region}-scores.json`), text);
  if (options.isWritten) {
    mkdirSync(scoresFolder, { recursive: true });
    writeFileSync(join(scoresFolder, `${region}.json`), text);
  }
  const { user, system } = process.cpuUsage();
  console.log(
    `${((user + system) / 1e6).toFixed(0)} s CPU, ${((Date.now() - begin) / 1000).toFixed(0)} s`,
  );

  function forecastOf(origin: Origin): ForecastOfDate {
    const rate = (100_000 * (reported.weeks[origin.step]?.cases ?? 0)) / reported.people;
    const weeks = forecastQuantiles(origin, rate, reported.people, priors).map((quantiles, index) =>
      quantiles.map((value) => value * (shares[origin.step + 1 + index] ?? 1)),
    );
    return { day: origin.day, step: origin.step, weeks };
  }
}
