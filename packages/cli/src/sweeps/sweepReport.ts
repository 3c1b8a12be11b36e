// generate --status and --dry-run: what a sweep consists of, what is missing, and what it takes.
import { shellQuote } from "@episcope/common";
import { type BatterySurvey, measureRuns, type RunCosts } from "@episcope/runner";

/** Names of missing runs that are listed of a battery. */
const mostNames = 10;

interface Row {
  readonly cells: readonly string[];
}

/** Runs and missing runs of every battery, and the command that computes them. */
export function statusReport(
  surveys: readonly BatterySurvey[],
  commandLine: readonly string[],
): string {
  const rows = surveys.map(({ battery, runs, missing }) => ({
    cells: [battery, String(runs), String(runs - missing.length), String(missing.length)],
  }));
  const [runs, missing] = totalsOf(surveys);
  const names = surveys.filter((one) => one.missing.length > 0).map(missingNames);
  const end =
    missing === 0
      ? [`All ${runs} runs are there.`]
      : [
          ...names,
          `${missing} of ${runs} runs are missing. This computes them:`,
          `episcope ${[...repairing(commandLine), "--resume"].map(shellQuote).join(" ")}`,
        ];
  return [table(["battery", "runs", "there", "missing"], rows), ...end].join("\n");
}

export interface EstimateOptions extends Omit<Parameters<typeof measureRuns>[1], "log"> {
  /** Called with each line as soon as it is known. */
  print(line: string): void;
}

/** Measures two missing runs of every battery. */
export async function printEstimate(
  surveys: readonly BatterySurvey[],
  { print, ...options }: EstimateOptions,
): Promise<void> {
  const rows: Row[] = [];
  const known: { readonly missing: number; readonly costs: RunCosts }[] = [];
  for (const survey of surveys) {
    const costs = await measureRuns(survey, { ...options, log: print });
    const [runs, missing] = totalsOf([survey]);
    if (costs) known.push({ missing, costs });
    const measured = costs
      ? [
          costs.firstSeconds.toFixed(1),
          costs.laterSeconds.toFixed(1),
          costs.coreHours.toFixed(2),
          megabytes(costs.bytesOfCity),
          megabytes(costs.bytesPerThread),
          megabytes(costs.bytesPerRun),
        ]
      : ["–", "–", "0", "–", "–", "–"];
    rows.push({ cells: [survey.battery, String(runs), String(missing), ...measured] });
  }
  const sum = (of: (one: (typeof known)[number]) => number) =>
    known.reduce((total, one) => total + of(one), 0);
  const [runs, missing] = totalsOf(surveys);
  const memory = known.map(
    ({ costs }) => costs.bytesOfCity + options.threads * costs.bytesPerThread,
  );
  const heads = ["battery", "runs", "missing", "s, first", "s, later", "core-hours"];
  print(table([...heads, "MB city", "MB a thread", "MB a run"], rows));
  print(
    `${missing} of ${runs} runs to compute: about ${sum(({ costs }) => costs.coreHours).toFixed(2)} core-hours, ${megabytes(
      sum(({ costs, missing: count }) => count * costs.bytesPerRun),
    )} MB of files, ${megabytes(Math.max(0, ...memory))} MB of memory for ${options.threads} ${options.threads === 1 ? "thread" : "threads"}. Nothing was written.`,
  );
}

function totalsOf(surveys: readonly BatterySurvey[]): readonly [runs: number, missing: number] {
  const sum = (of: (survey: BatterySurvey) => number) =>
    surveys.reduce((total, survey) => total + of(survey), 0);
  return [sum(({ runs }) => runs), sum(({ missing }) => missing.length)];
}

function missingNames({ battery, missing }: BatterySurvey): string {
  const names = missing.slice(0, mostNames).map(({ runId }) => runId);
  const others = missing.length - names.length;
  return `${battery}: ${names.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
}

/** The same runs; parts are left out, because what is missing may be in any of them. */
function repairing(commandLine: readonly string[]): readonly string[] {
  return commandLine.filter(
    (word, place) =>
      word !== "--status" &&
      word !== "--resume" &&
      !word.startsWith("--shard") &&
      commandLine[place - 1] !== "--shard",
  );
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);

/** Columns as wide as their widest cell; numbers are on the right. */
function table(heads: readonly string[], rows: readonly Row[]): string {
  const lines = [heads, ...rows.map(({ cells }) => cells)];
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}
