// Executes the requests of the viewer machine and feeds their results back.
import type { RunTableName } from "@episcope/common";
import { observedData } from "../../data/observed.ts";
import type { Battery } from "../../data/runs/battery.ts";
import { runs } from "../../data/runs/runs.ts";
import { prefetchWhenIdle } from "../../data/tasks/prefetch.ts";
import type { ReportProgress } from "../../data/tasks/sharedTask.ts";
import {
  type Choice,
  initialState,
  memberTablesToRequest,
  nextState,
  type SlotName,
  slotNames,
  sourcesToRequest,
  tablesToRequest,
  type ViewerEvent,
  type ViewerState,
  wantedTables,
} from "./viewerMachine.ts";

/** More would evict the shown run from the cache. */
const maxNeighbours = 12;

export class ViewerStore {
  readonly #listeners = new Set<() => void>();
  readonly #visits = new Map<
    SlotName,
    { readonly visit: number; readonly abort: AbortController }
  >();
  #observedAbort = new AbortController();
  /** Other members are loaded only while somebody looks: a browser may have to compute them. */
  #membersAbort = new AbortController();
  #stopWatching: (() => void) | undefined;
  #state = initialState;

  readonly getState = (): ViewerState => this.#state;

  /** Fetches what is wanted while there is a listener. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  choose(choice: Choice): void {
    this.#send(chosen(choice));
  }

  readonly setInView = (plot: string, isInView: boolean): void => {
    this.#send({ kind: "inView", plot, isInView });
  };

  /** Fetches what all plots need, wherever they are on the page. */
  readonly setWhole = (isWhole: boolean): void => {
    this.#send({ kind: "whole", isWhole });
  };

  /** Requests failed and broken tables again: they may have been repaired. */
  retry(slot: SlotName): void {
    const { choice, slots } = this.#state;
    const { battery } = choice;
    const { runId } = slots[slot];
    if (!battery || runId === undefined) return;
    const run = { battery, runId };
    if (runs.cached(run)) runs.of(run).forgetFaults();
    this.#send({ kind: "retry", slot, known: runs.cached(run) });
  }

  readonly retryObserved = (): void => {
    observedData.forgetFailures();
    this.#send({ kind: "observedRetry" });
  };

  /**
   * Fetches in idle time what the visitor is likely to need next: the other tables of the shown
   * run, then the runs one click away. Returns a function that stops it.
   */
  prefetch(battery: Battery, runId: string, neighbours: readonly string[]): () => void {
    const abort = new AbortController();
    const { signal } = abort;
    const rest = async () => {
      const run = runs.of({ battery, runId });
      await run.loadTables([...(await run.open(signal)).tables], signal);
    };
    const neighbour = (id: string) => () =>
      runs.of({ battery, runId: id }).loadComputedTables(wantedTables(this.#state), signal);
    void prefetchWhenIdle([rest, ...neighbours.slice(0, maxNeighbours).map(neighbour)], signal);
    return () => abort.abort();
  }

  #start(): void {
    this.#observedAbort = new AbortController();
    this.#membersAbort = new AbortController();
    this.#stopWatching = runs.watch((run, known) => this.#send({ kind: "arrived", run, known }));
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.#requestMissing();
  }

  #stop(): void {
    this.#stopWatching?.();
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.#observedAbort.abort();
    this.#membersAbort.abort();
    for (const { abort } of this.#visits.values()) abort.abort();
    this.#visits.clear();
    // The next listener starts again from the cache.
    this.#state = initialState;
  }

  readonly #onVisibility = (): void => {
    if (document.hidden) {
      this.#membersAbort.abort();
      return;
    }
    this.#membersAbort = new AbortController();
    this.#send({ kind: "membersStopped" });
    this.#requestMissing();
  };

  #send(event: ViewerEvent): void {
    const before = this.#state;
    this.#state = nextState(before, event);
    if (this.#state === before) return;
    this.#requestMissing();
    for (const listener of this.#listeners) listener();
  }

  #requestMissing(): void {
    if (this.#listeners.size === 0) return;
    for (const slot of slotNames) {
      const { visit } = this.#state.slots[slot];
      const before = this.#visits.get(slot);
      if (before && before.visit !== visit) {
        // Aborted when another run is chosen, not when more tables are wanted.
        before.abort.abort();
        this.#visits.delete(slot);
      }
      const tables = tablesToRequest(this.#state, slot);
      if (tables.length > 0) this.#load(slot, tables);
      const ofMembers = document.hidden ? [] : memberTablesToRequest(this.#state, slot);
      if (ofMembers.length > 0) this.#loadMembers(slot, ofMembers);
    }
    const ids = sourcesToRequest(this.#state);
    if (ids.length > 0) this.#loadObserved(ids);
  }

  #load(slot: SlotName, tables: readonly RunTableName[]): void {
    const { choice, slots } = this.#state;
    const { battery } = choice;
    const { runId, visit } = slots[slot];
    if (!battery || runId === undefined) return;
    const { abort } = this.#visits.get(slot) ?? { abort: new AbortController() };
    this.#visits.set(slot, { visit, abort });
    const { signal } = abort;
    this.#state = nextState(this.#state, { kind: "requested", slot, tables });
    const onProgress: ReportProgress = (share, step = "computing") => {
      if (!signal.aborted) this.#send({ kind: "progress", slot, visit, progress: { share, step } });
    };
    const load = async () => {
      const run = runs.of({ battery, runId });
      await run.open(signal, onProgress);
      await run.loadTables(tables, signal);
    };
    load().then(
      () => this.#send({ kind: "answered", slot, visit }),
      (error: unknown) => {
        if (!signal.aborted) this.#send({ kind: "lost", slot, visit, tables, error });
      },
    );
  }

  /** All wanted tables, so that a member counts in every plot that is in view. */
  #loadMembers(slot: SlotName, tables: readonly RunTableName[]): void {
    const { choice, slots } = this.#state;
    const { battery } = choice;
    const { runId, visit } = slots[slot];
    const ensemble = battery && runId !== undefined && runs.ensemble({ battery, runId });
    if (!ensemble) return;
    const { abort } = this.#visits.get(slot) ?? { abort: new AbortController() };
    this.#visits.set(slot, { visit, abort });
    this.#state = nextState(this.#state, { kind: "membersRequested", slot, visit, tables });
    const known = ensemble.membersWith(tables);
    if (known.length > 0) this.#send({ kind: "members", slot, visit, members: known });
    const signal = AbortSignal.any([abort.signal, this.#membersAbort.signal]);
    const loading = ensemble.load(tables, signal, (member) =>
      this.#send({ kind: "members", slot, visit, members: [member] }),
    );
    // The page says how many have arrived; a member that cannot be read counts as not arrived.
    loading.catch(() => {});
  }

  #loadObserved(ids: readonly string[]): void {
    const city = this.#state.choice.battery?.metadata.city ?? "";
    const { signal } = this.#observedAbort;
    this.#state = nextState(this.#state, { kind: "observedRequested", ids });
    observedData.read(ids, signal).then(
      (result) => {
        if (!signal.aborted) this.#send({ kind: "observed", city, result });
      },
      () => {},
    );
  }
}

/** The state after this choice; a page renders with it before the store has it. */
export function stateWith(state: ViewerState, choice: Choice): ViewerState {
  return nextState(state, chosen(choice));
}

function chosen(choice: Choice): ViewerEvent {
  return { kind: "choice", choice, known: (run) => runs.cached(run) };
}
