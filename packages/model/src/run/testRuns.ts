// Runs as tests look at them: the log as plain entries, columns of tables, and the saved state by name.
import type { City } from "../city/city.ts";
import type { ModelSettings } from "../settings.ts";
import { imported } from "./infectionLog.ts";
import { Memory } from "./memory.ts";
import { Run } from "./run.ts";
import type { RunResult } from "./runResult.ts";
import { RunState } from "./state.ts";

/** A run that has come so far. */
export function runFor(city: City, settings: ModelSettings, days = settings.dayCount): Run {
  const run = new Run(city, settings);
  for (let day = 0; day < days; day++) run.step();
  return run;
}

/** Numbers of a column of one of the tables. */
export function numbers(result: RunResult, table: string, column: string): readonly number[] {
  return [...(result.tables.get(table)?.columns.get(column)?.values ?? [])].map(Number);
}

export interface Infection {
  readonly person: number;
  readonly infector: number;
  readonly day: number;
  readonly container: number;
  readonly activity: number;
  readonly infectorActivity: number;
  readonly tick: number;
  readonly strain: number;
  readonly isImport: boolean;
}

export function infectionsOf({ log }: RunResult): readonly Infection[] {
  return Array.from({ length: log.count }, (_, entry) => ({
    person: log.person[entry] ?? 0,
    infector: log.infector[entry] ?? 0,
    day: log.day[entry] ?? 0,
    container: log.container[entry] ?? 0,
    activity: log.activity[entry] ?? 0,
    infectorActivity: log.infectorActivity[entry] ?? 0,
    tick: log.tick[entry] ?? 0,
    strain: log.strain[entry] ?? 0,
    isImport: log.infector[entry] === imported,
  }));
}

/** The state that a snapshot holds, by name; as bytes, since only the reader knows what they are. */
export function savedState(run: Run): ReadonlyMap<string, Uint8Array> {
  const bytes = run.save();
  const length = new Uint32Array(bytes.slice(4, 8).buffer)[0] ?? 0;
  const header: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)));
  const entries =
    typeof header === "object" && header && "arrays" in header && Array.isArray(header.arrays)
      ? header.arrays
      : [];
  const body = 8 * Math.ceil((8 + length) / 8);
  return new Map(
    entries.map(([name, start, size]) => [
      String(name),
      bytes.slice(body + Number(start), body + Number(start) + Number(size)),
    ]),
  );
}

export function bytesOf(state: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const found = state.get(name);
  if (!found) throw new Error(`no ${name} in the snapshot`);
  return found;
}

/** One property of everybody. */
export function fieldOf(
  state: ReadonlyMap<string, Uint8Array>,
  field: "doses" | "lastDoseDay" | "isVaccinated" | "episode" | "statusDay",
): readonly number[] {
  const people = bytesOf(state, "people");
  const count = bytesOf(state, "status").length;
  const saved = new RunState(
    new Memory(false, new Map([["people", people.slice().buffer]])),
    count,
    1,
  );
  return Array.from({ length: count }, (_, person) => saved[field].get(person));
}

export function wordsOf(state: ReadonlyMap<string, Uint8Array>, name: string): Uint16Array {
  return new Uint16Array(bytesOf(state, name).slice().buffer);
}

export function longsOf(state: ReadonlyMap<string, Uint8Array>, name: string): Uint32Array {
  return new Uint32Array(bytesOf(state, name).slice().buffer);
}

export function doublesOf(state: ReadonlyMap<string, Uint8Array>, name: string): Float64Array {
  return new Float64Array(bytesOf(state, name).slice().buffer);
}
