// Mobility data of this visit: each file is fetched and parsed once for all metrics and charts.
import {
  type MobilityFile,
  type MobilityLevel,
  type MobilityMetric,
  type MobilityPeriod,
  type MobilitySeries,
  mobilityFileKind,
} from "@episcope/battery";
import type { Fault, Language } from "@episcope/common";
import type { Reader } from "./reader/reader.ts";
import type { MobilityFileResult, MobilityPageText } from "./reader/readMobilityFile.ts";
import { SharedTask } from "./tasks/sharedTask.ts";

export interface MobilityQuery {
  readonly level: MobilityLevel;
  readonly metric: MobilityMetric;
  readonly period: MobilityPeriod;
}

export interface LoadMobilityOptions {
  readonly signal?: AbortSignal | undefined;
  readonly nextPeriods?: readonly MobilityPeriod[];
}

export type LoadedMobility =
  | {
      readonly kind: "read";
      readonly series: MobilitySeries;
      /** Path below the data root. */
      readonly file: string;
      /** What was left out of the file: broken rows, unknown areas. */
      readonly faults: readonly Fault[];
    }
  /** No part of the file can be used. */
  | { readonly kind: "broken"; readonly file: string; readonly faults: readonly Fault[] };

export class MobilityStore {
  readonly #reader: Reader;
  readonly #dataRoot: () => Promise<string>;
  readonly #files = new Map<string, SharedTask<MobilityFileResult>>();
  readonly #texts = new Map<string, SharedTask<MobilityPageText | undefined>>();

  constructor(reader: Reader, dataRoot: () => Promise<string>) {
    this.#reader = reader;
    this.#dataRoot = dataRoot;
  }

  /**
   * Throws a FetchError if the file cannot be loaded. Files of `nextPeriods` are fetched in the
   * background.
   */
  async load(
    { level, metric, period }: MobilityQuery,
    { signal, nextPeriods = [] }: LoadMobilityOptions = {},
  ): Promise<LoadedMobility> {
    const wanted: MobilityFile = { level, period, kind: mobilityFileKind(metric) };
    const ahead = nextPeriods.map((next) => ({ ...wanted, period: next }));
    const key = keyOf(wanted);
    const result = await joined(this.#files, key, signal, async (ownSignal) => {
      const argument = { dataRoot: await this.#dataRoot(), file: wanted, ahead };
      return await this.#reader.call("readMobility", argument, { signal: ownSignal });
    });
    // It may be repaired before the next call.
    if (result.kind === "broken") this.#files.delete(key);
    return metricOf(result, metric);
  }

  /** Makes no request. */
  known({ level, metric, period }: MobilityQuery): LoadedMobility | undefined {
    const key = keyOf({ level, period, kind: mobilityFileKind(metric) });
    const result = this.#files.get(key)?.value;
    return result && metricOf(result, metric);
  }

  async loadText(
    level: MobilityLevel,
    language: Language,
    signal?: AbortSignal,
  ): Promise<MobilityPageText | undefined> {
    return await joined(this.#texts, `${level} ${language}`, signal, async (ownSignal) => {
      const argument = { dataRoot: await this.#dataRoot(), level, language };
      return await this.#reader.call("readMobilityPageText", argument, { signal: ownSignal });
    });
  }
}

function keyOf({ level, kind, period }: MobilityFile): string {
  return `${level} ${kind} ${period}`;
}

function metricOf(result: MobilityFileResult, metric: MobilityMetric): LoadedMobility {
  const { file, faults } = result;
  const series = result.kind === "read" ? result.series.get(metric) : undefined;
  return series ? { kind: "read", series, file, faults } : { kind: "broken", file, faults };
}

/** Joins an earlier task unless it failed. */
function joined<Value>(
  tasks: Map<string, SharedTask<Value>>,
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const known = tasks.get(key);
  if (known && !known.hasFailed) return known.join(signal);
  const task = new SharedTask(start);
  tasks.set(key, task);
  return task.join(signal);
}
