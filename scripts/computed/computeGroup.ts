// Runs that share a city and a past, with all members, as pages read them: from the published
// files.
import { memorySource, openRunArchive } from "@episcope/battery";
import type { ResultTables, RunTableName, Table } from "@episcope/common";
import { type City, makeCity } from "@episcope/model";
import { legacyCity, runArchive, runSettings, type Scenario, tableFiles } from "@episcope/scenario";
import {
  type Kept,
  type KeptResults,
  keptResults,
  plotNamed,
} from "../../packages/portal/build/computed/memberCurves.ts";
import type { Batteries } from "../../packages/portal/build/computed/runOfAddress.ts";
import type { RunTables } from "../../packages/portal/src/plots/plot.ts";
import { parentsOf, simulateTogether } from "./sharedPasts.ts";

/** Plain data, for threads. */
export interface GroupedRun extends Kept {
  /** Path of the battery. */
  readonly path: string;
  readonly runId: string;
}

/** Equal for runs that may share days. */
export function groupOf({ region, sample, startDay, endDay, legacy, posterior }: Scenario): string {
  const followed = Object.keys(posterior?.dates ?? {});
  return JSON.stringify([region, sample, startDay, endDay, legacy, followed]);
}

export class GroupComputer {
  readonly #batteries: Batteries;
  #city: { readonly name: string; readonly city: City } | undefined;

  constructor(batteries: Batteries) {
    this.#batteries = batteries;
  }

  /** In the order of the runs; calls back after each member of all of them. */
  async compute(
    runs: readonly GroupedRun[],
    onMember: () => void,
  ): Promise<readonly KeptResults[]> {
    const batteries = runs.map(({ path }) => this.#batteries.at(path));
    const [first] = batteries;
    if (!first) return [];
    const city = this.#cityOf(first.scenario());
    const members = Math.max(...batteries.map(({ metadata }) => metadata.members ?? 1));
    const settingsOf = (member: number) =>
      runs.map(({ runId }, place) =>
        runSettings((batteries[place] ?? first).scenario(), runId, member),
      );
    const parents = parentsOf(settingsOf(0));
    const results = runs.map((): RunTables[] => []);
    for (let member = 0; member < members; member++) {
      const written: Promise<void>[] = [];
      simulateTogether(city, settingsOf(member), parents, (place, { tables }) => {
        const run = runs[place];
        const isWanted = member < (batteries[place]?.metadata.members ?? 1);
        if (!run || !isWanted) return;
        const published = publishedTables(run, tables);
        written.push(
          published.then((read) => {
            results[place]?.push(read);
          }),
        );
      });
      await Promise.all(written);
      onMember();
    }
    return runs.map((run, place) =>
      keptResults(results[place] ?? [], run, (batteries[place] ?? first).metadata),
    );
  }

  /** The latest one stays. */
  #cityOf({ region, sample, legacy }: Scenario): City {
    const name = `${region} ${sample}`;
    const city = this.#city?.name === name ? this.#city.city : makeCity({ region, sample });
    this.#city = { name, city };
    return legacy ? legacyCity(city, legacy) : city;
  }
}

/** What the files say after all rounding, of the tables that are needed. */
async function publishedTables(
  { runId, plots }: GroupedRun,
  tables: ResultTables,
): Promise<RunTables> {
  const names = new Set<string>([
    "infections" satisfies RunTableName,
    ...plots.flatMap((name) => plotNamed(name)?.tables ?? []),
  ]);
  const needed = new Map([...tables].filter(([name]) => names.has(name)));
  const source = memorySource(await runArchive(tableFiles(runId, needed)));
  const archive = await openRunArchive(source, { runId, file: runId });
  const read = await archive.readTables(source, [...archive.tables]);
  return Object.fromEntries(
    [...read].flatMap(([name, result]): [string, Table][] =>
      result.kind === "table" ? [[name, result.table]] : [],
    ),
  );
}
