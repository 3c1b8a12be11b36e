// The members of one run, as far as they have been read during this visit. The first is the run
// itself.
import type { TableResult } from "@episcope/battery";
import type { RunTableName } from "@episcope/common";
import { isPermanent } from "../network/isPermanent.ts";
import { wait } from "../network/request.ts";
import type { Reader } from "../reader/reader.ts";
import type { FileAddress } from "../reader/runs/isComputed.ts";
import type { ArchiveAddress } from "../reader/runs/runArchives.ts";
import { StoredRun } from "./storedRun.ts";

export interface RunMember {
  /** From 1. Members of the same number are paired between the runs of a battery. */
  readonly number: number;
  /** Tables that have arrived. */
  readonly tables: ReadonlyMap<RunTableName, TableResult>;
}

export interface EnsembleAddress {
  readonly memberCount: number;
  /** One file with all members, which may not exist. */
  readonly together: FileAddress;
  /** The file of one member, or its part of the file with all of them. */
  member(number: number, isTogether: boolean): ArchiveAddress;
}

/**
 * A server computes members in the order of their numbers; the next ones are requested before the
 * last has arrived.
 */
const requestedAtOnce = 4;
/** Milliseconds before the next attempt after a failure; the last one repeats. */
const pauses = [2000, 5000, 15_000, 30_000];

export class StoredEnsemble {
  readonly memberCount: number;
  readonly #reader: Reader;
  readonly #address: EnsembleAddress;
  readonly #runs = new Map<number, StoredRun>();
  readonly #members = new Map<number, RunMember>();
  #isTogether: boolean | undefined;

  constructor(reader: Reader, address: EnsembleAddress) {
    this.#reader = reader;
    this.#address = address;
    this.memberCount = address.memberCount;
  }

  /** All but the first that have arrived with these tables, in the order of their numbers. */
  membersWith(names: readonly RunTableName[]): readonly RunMember[] {
    return [...this.#members.values()]
      .filter(({ tables }) => names.every((name) => tables.has(name)))
      .sort((a, b) => a.number - b.number);
  }

  /**
   * Loads tables of all members but the first, and calls back with each that arrives. After a
   * failure it goes on trying until the signal is aborted: a lost network comes back.
   */
  async load(
    names: readonly RunTableName[],
    signal: AbortSignal,
    onMember: (member: RunMember) => void,
    /** The number of the last one. */
    last = this.memberCount,
  ): Promise<void> {
    const count = Math.min(last, this.memberCount) - 1;
    const numbers = Array.from({ length: count }, (_, place) => place + 2);
    const missing = numbers.filter((number) => !this.#has(number, names));
    for (let attempt = 0; ; attempt++) {
      try {
        await this.#loadAll(missing, names, signal, onMember);
        return;
      } catch (error) {
        signal.throwIfAborted();
        const pause = pauses[Math.min(attempt, pauses.length - 1)] ?? 0;
        if (isPermanent(error)) throw error;
        await wait(pause, signal);
      }
    }
  }

  #has(number: number, names: readonly RunTableName[]): boolean {
    const tables = this.#members.get(number)?.tables;
    return names.every((name) => tables?.has(name));
  }

  /** Takes what has arrived out of the list. */
  async #loadAll(
    missing: number[],
    names: readonly RunTableName[],
    signal: AbortSignal,
    onMember: (member: RunMember) => void,
  ): Promise<void> {
    const isTogether = await this.isTogether(signal);
    const waiting = [...missing];
    const loadNext = async (): Promise<void> => {
      const number = waiting.shift();
      if (number === undefined) return;
      const run = this.#run(number, isTogether);
      await run.loadTables(names, signal);
      const member = { number, tables: run.tables };
      this.#members.set(number, member);
      missing.splice(missing.indexOf(number), 1);
      onMember(member);
      await loadNext();
    };
    await Promise.all(Array.from({ length: requestedAtOnce }, loadNext));
  }

  /** Whether all members are in one file. */
  async isTogether(signal: AbortSignal): Promise<boolean> {
    const { url, packed } = this.#address.together;
    this.#isTogether ??= await this.#reader.call("isThere", { url, packed }, { signal });
    return this.#isTogether;
  }

  #run(number: number, isTogether: boolean): StoredRun {
    const known = this.#runs.get(number);
    if (known) return known;
    const address = this.#address.member(number, isTogether);
    const run = new StoredRun(this.#reader, address, () => {});
    this.#runs.set(number, run);
    return run;
  }
}
