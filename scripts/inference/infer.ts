// The particle filter of a region, with progress, and a table of how well it fits.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { formatDay } from "@episcope/common";
import {
  BaseRun,
  caseFit,
  chosenRuns,
  dominance,
  type FilterWeek,
  firstCompared,
  inThisThread,
  inThreads,
  type KeptDate,
  keptOn,
  likeSaturday,
  makePosterior,
  peakFactors,
  posteriorStamp,
  posteriorText,
  readPriors,
  readReported,
  regionFilter,
  regionFitOf,
  regionFitText,
  replay,
  reportedShare,
  summaryOf,
  type WeekSummary,
} from "@episcope/inference";
// Threads run the same bundle.
import { program } from "@episcope/inference/worker";
import { nameKey, posteriorDate, type Reported, recipeOn, shownOn } from "@episcope/scenario";
import { branchingDates } from "./branchingDates.ts";
import { readSharedFiles } from "./sharedFiles.ts";

const folder = join(process.cwd(), "scenarios");

export interface InferOptions {
  readonly region: string;
  readonly openData: string;
  readonly threads?: number;
  readonly priorsFile?: string;
  readonly cache: string;
  /** Where the posterior goes, and its curves beside it; to the scenarios by default. */
  readonly output?: string;
}

export async function infer(options: InferOptions): Promise<void> {
  const { region, openData, threads = availableParallelism(), cache } = options;
  const priorsFile = options.priorsFile ?? join(folder, "priors.yaml");
  const priors = readPriors(readFileSync(priorsFile, "utf8"));
  const shared = readSharedFiles(folder);
  const source = { region, shared, priors };
  const advancing = threads > 1 ? inThreads(source, program, threads) : inThisThread(source);
  const stamp = posteriorStamp(region, shared, priors);
  const begin = Date.now();
  let fromStep: number | undefined;
  const base = new BaseRun(source);
  const { dayTypes } = base.settings();
  const shareOf = (monday: number) => reportedShare(monday, dayTypes, 0, likeSaturday);
  /** The filter sees what would have been reported without holidays. */
  const withoutHolidays = ({ people, weeks }: Reported): Reported => ({
    people,
    weeks: weeks.map(({ cases, ...week }) => ({
      ...week,
      cases: cases === undefined ? undefined : Math.round(cases / shareOf(week.day)),
    })),
  });
  let published: Reported = { people: 0, weeks: [] };
  const filter = regionFilter({
    ...source,
    advancing,
    progress: { file: join(cache, `${region}.jsonl`), stamp },
    reportedOf: (weeks) => {
      const mondays = weeks.map(({ last }) => last - 6);
      published = readReported(openData, region, mondays, priors.likelihood.cases.until);
      return withoutHolidays(published);
    },
  });
  const { weeks, course } = filter;
  const peopleIn = ({ last }: FilterWeek) => published.people * shareOf(last - 6);
  const branches = branchingDates(folder, region);
  const kept: KeptDate[] = [];
  const regionKey = nameKey(region);
  const summaries: WeekSummary[] = [];
  const forecasts: WeekSummary[] = [];
  let tempered = 0;
  for await (const step of filter.steps()) {
    const week = weeks[step.step];
    if (!week) break;
    const summarised = (weights: Float64Array) =>
      summaryOf(
        chosenRuns(step, weights, week, priors, regionKey),
        week,
        peopleIn(week),
        priors,
        regionKey,
      );
    const now = summarised(step.weights);
    summaries.push(now);
    forecasts.push(summarised(step.forecastWeights));
    if (step.exponent < 1) tempered++;
    const following = weeks[step.step + 1];
    for (const day of branches)
      if (day >= week.last && (!following || day < following.last))
        kept.push(keptOn(formatDay(day), step, region, priors.filter.kept));
    fromStep ??= step.step;
    const perStep = (Date.now() - begin) / (step.step - fromStep + 1) / 1000;
    const left = (weeks.length - step.step - 1) * perStep;
    const [q10, q50, q90] = [now.cases[4], now.cases[11], now.cases[18]];
    const observed = published.weeks[step.step];
    const [before] = [forecasts.at(-1)?.cases[11]];
    const show = (value: number | undefined, digits = 0) => (value ?? Number.NaN).toFixed(digits);
    console.log(
      `${formatDay(week.last - 6)} ess ${show(step.effective)}${step.exponent < 1 ? ` tempered ${show(step.exponent, 2)}` : ""}${step.next.isResampled ? " resampled" : ""} cases ${show(observed?.cases)}: ${show(q10)} ${show(q50)} ${show(q90)} (before ${show(before)}) caution ${show(now.caution[11], 2)} detected ${show(now.detection[11], 2)} sari ${show(observed?.admissions[0], 1)}: ${show(now.admissions[0]?.[11], 1)} icu ${show(observed?.intensiveCare, 2)}: ${show(now.intensiveCare[11], 2)} | ${show(left / 60, 1)} min left`,
    );
  }
  await advancing.close();
  const made = makePosterior(region, stamp, course, weeks, kept);
  const posterior = posteriorText(made);
  mkdirSync(join(folder, "posterior"), { recursive: true });
  writeFileSync(options.output ?? join(folder, "posterior", `${region}.json`), posterior);
  console.log(`${kept.length} dates, ${(posterior.length / 1000).toFixed(0)} KB`);
  const fit = regionFitText(
    regionFitOf({
      ...{ region, stamp, priors, reported: published },
      ...{ filtered: summaries, ahead: forecasts },
    }),
  );
  mkdirSync(join(folder, "fit"), { recursive: true });
  writeFileSync(
    options.output?.replace(/(\.json)?$/, ".fit.json") ?? join(folder, "fit", `${region}.json`),
    fit,
  );
  console.log(`curves: ${(fit.length / 1000).toFixed(0)} KB`);
  const until = formatDay(priors.likelihood.cases.until);
  console.table({
    filtered: caseFit(summaries, published, firstCompared, until),
    "with the spread of reports": caseFit(summaries, published, firstCompared, until, "reports"),
    "one week ahead": caseFit(forecasts, published, firstCompared, until, "reports"),
    "last posterior": caseFit(replayedWeeks(), published, firstCompared, until),
  });
  for (const series of ["admissions", "admissions60", "admissions80", "intensiveCare"] as const)
    console.log(
      series,
      peakFactors(summaries, published, series)
        .map(({ wave, factor }) => `${wave} ${factor.toFixed(2)}`)
        .join(", "),
    );
  console.table(dominance(summaries, published));

  /** The recipes of the last date, computed again from the file that was written. */
  function replayedWeeks(): readonly WeekSummary[] {
    const date = posteriorDate(made, base.scenario.endDay) ?? "";
    const { step = 0, runs = [] } = made.dates[date] ?? {};
    const known = weeks.slice(0, step + 1);
    const lines = runs.map((_, run) => {
      const recipe = recipeOn(made, date, run, weeks[step]?.last ?? 0);
      return { predictions: replay(base, recipe, known, priors), shown: shownOn(made, date, run) };
    });
    return known.map((week, index) => {
      const ofRuns = lines.flatMap(({ predictions, shown }) => {
        const prediction = predictions[index];
        return prediction
          ? [{ prediction, ...(shown[index] ?? { caution: 1, detection: 1 }) }]
          : [];
      });
      return summaryOf(ofRuns, week, peopleIn(week), priors, regionKey);
    });
  }

  const { user, system } = process.cpuUsage();
  console.log(
    `${tempered} of ${weeks.length} weeks tempered; ${((user + system) / 1e6).toFixed(0)} s CPU, ${((Date.now() - begin) / 1000).toFixed(0)} s, ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
  );
}
