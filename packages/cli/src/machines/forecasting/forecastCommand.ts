import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PackedRuns } from "@episcope/battery";
import { type Day, faultText, formatDay, parseDay } from "@episcope/common";
import { Command, InvalidArgumentError, Option } from "commander";
import { buildIdentity, parseCount } from "../../computeOptions.ts";
import { parseDataRoot } from "../../dataRoot.ts";
import { folderFiles } from "../../folderFiles.ts";
import { urlFiles } from "../../urlFiles.ts";
import { UserError } from "../../userError.ts";
import { readRunRecord } from "../reading/runTable.ts";
import {
  dateColumns,
  type HubForecast,
  type HubTarget,
  hubCsv,
  hubFileName,
  hubTargets,
  MissingWeek,
} from "./hubForecast.ts";
import { readMembers } from "./memberTotals.ts";

const weekEnds = { sunday: 0, saturday: 6 } as const;

interface ForecastOptions extends Omit<HubForecast, "weekEnd"> {
  readonly weekEnd: keyof typeof weekEnds;
  readonly model: string;
  readonly to: string;
  readonly record?: string;
}

export function forecastCommand(): Command {
  return new Command("forecast")
    .description("Write a forecast as hubs collect them (hubverse) from the ensemble of a run.")
    .argument("<file|url>", "the ensemble of a run: <RunId>.ensemble.zip")
    .requiredOption("--date <date>", "date of the forecast, such as 2021-11-14", parseDate)
    .requiredOption("--location <code>", "the code of the region in the hub, such as DE")
    .option("--horizons <weeks>", "weeks ahead", parseCount, 4)
    .option("--targets <names>", "with commas between them", parseTargets, [
      "wk inc case",
      "wk inc hosp",
      "wk inc death",
    ] satisfies HubTarget[])
    .addOption(
      new Option("--week-end <day>", "the last day of a week")
        .choices(Object.keys(weekEnds))
        .default("sunday"),
    )
    .addOption(
      new Option("--date-column <name>", "what the hub calls the date")
        .choices(dateColumns)
        .default("reference_date"),
    )
    .option("--model <team-model>", "name of folder and file", parseModel, "episcope-abm")
    .option("--to <folder>", "the folder model-output of a hub", (text) => resolve(text), ".")
    .option(
      "--record <file>",
      "write how the forecast was made, which its table has no place for",
      (text) => resolve(text),
    )
    .action(forecast);
}

async function forecast(place: string, options: ForecastOptions): Promise<void> {
  const [, folder = ".", runId = ""] = /^(.*[\\/])?([^\\/]+)\.ensemble\.zip$/.exec(place) ?? [];
  if (runId === "") throw new UserError(`${place} is no file such as sz1.ensemble.zip.`);
  const file = `${runId}.ensemble.zip`;
  const root = parseDataRoot(folder);
  const files = root.kind === "folder" ? folderFiles(root.folder) : urlFiles(root.url);
  const packed = await PackedRuns.find(files, ".");
  const source = (await packed?.open(file)) ?? (await files.open(file));
  if (!source) throw new UserError(`There is no file ${place}.`);
  const { members, faults } = await readMembers(source, { runId, file });
  if (members.length === 0) {
    throw new UserError(faults.map((fault) => faultText(fault, "en")).join("\n"));
  }
  const out = join(options.to, options.model, hubFileName(options, options.model));
  const csv = csvOf({ ...options, weekEnd: weekEnds[options.weekEnd] }, members);
  mkdirSync(join(options.to, options.model), { recursive: true });
  writeFileSync(out, csv);
  if (options.record !== undefined) {
    const record = forecastRecord(options, await readRunRecord(source, runId));
    mkdirSync(dirname(options.record), { recursive: true });
    writeFileSync(options.record, `${JSON.stringify(record, undefined, 2)}\n`);
  }
  console.log(`${out}: ${members.length} model runs`);
}

/** What was asked for, and the record of the ensemble that the quantiles are of. */
function forecastRecord(options: ForecastOptions, ensemble: unknown) {
  const { date, location, horizons, targets, weekEnd, dateColumn, model } = options;
  const { demonstration, ...build } = buildIdentity();
  return {
    provenance: 1,
    file: `${model}/${hubFileName(options, model)}`,
    build,
    forecast: { date: formatDay(date), location, horizons, targets, weekEnd, dateColumn },
    ...(ensemble !== undefined && { ensemble }),
    ...(demonstration && { demonstration }),
  };
}

function csvOf(...[hubForecast, members]: Parameters<typeof hubCsv>): string {
  try {
    return hubCsv(hubForecast, members);
  } catch (error) {
    throw error instanceof MissingWeek ? new UserError(error.message) : error;
  }
}

function parseDate(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new InvalidArgumentError("This must be a date such as 2021-11-14.");
  return day;
}

function parseTargets(text: string): readonly HubTarget[] {
  const names = text.split(",").map((name) => name.trim());
  const isTarget = (name: string): name is HubTarget => Object.hasOwn(hubTargets, name);
  if (!names.every(isTarget)) {
    throw new InvalidArgumentError(`Targets are: ${Object.keys(hubTargets).join(", ")}.`);
  }
  return names;
}

function parseModel(text: string): string {
  if (!/^[A-Za-z0-9_]+-[A-Za-z0-9_]+$/.test(text)) {
    throw new InvalidArgumentError("This must be a team and a model, such as episcope-abm.");
  }
  return text;
}
