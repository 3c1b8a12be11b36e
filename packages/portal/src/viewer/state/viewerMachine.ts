// The state of the viewer as a pure function of the choice in the address, what has arrived, and
// which plots are in view. It knows neither React nor time nor the network. The state moves in one
// direction only: tables of a chosen run arrive or fail, each is requested once, and the previous
// run is replaced once. The view decides what is requested next, never which plots there are, so a
// plot that disappears cannot bring itself back.
import type { TableResult } from "@episcope/battery";
import type { RunTableName } from "@episcope/common";
import type { ObservedFailure, ReadObserved } from "../../data/observedStore.ts";
import type { Battery } from "../../data/runs/battery.ts";
import type { CachedRun, RunKey } from "../../data/runs/runStore.ts";
import type { RunMember } from "../../data/runs/storedEnsemble.ts";
import type { ProgressStep } from "../../data/tasks/sharedTask.ts";
import type { ObservedTables, PlotDefinition } from "../../plots/plot.ts";

export interface ShownRun {
  readonly runId: string;
  /** Tables in the archive. */
  readonly present: ReadonlySet<RunTableName>;
  /** Tables that have arrived. */
  readonly tables: ReadonlyMap<RunTableName, TableResult>;
  /** Undefined for a run that was computed or published once. */
  readonly ensemble?: ShownEnsemble | undefined;
}

/** The same scenario computed several times, each time as another member. */
export interface ShownEnsemble {
  /** Those that have arrived, the first one included. */
  readonly members: readonly RunMember[];
  /** How many there will be. */
  readonly memberCount: number;
}

/** Tables that could not be loaded. */
export interface LostTables {
  readonly tables: ReadonlySet<RunTableName>;
  readonly error: unknown;
}

export interface RunProgress {
  readonly step: ProgressStep;
  /** From 0 to 1; undefined if unknown. */
  readonly share: number | undefined;
}

/** What the page needs, independent of what is in view. */
export interface Choice {
  /** Undefined until the page has made a choice. */
  readonly battery: Battery | undefined;
  readonly plots: readonly PlotDefinition[];
  /** Needed whatever is in view. */
  readonly panelTables: readonly RunTableName[];
  readonly runs: Readonly<Partial<Record<SlotName, string | undefined>>>;
}

/** The kept runs that the chosen one is compared with, by their place in the address. */
export const keptSlots = ["kept1", "kept2", "kept3"] as const;
export type SlotName = "chosen" | (typeof keptSlots)[number];
/** The chosen run is requested before the others. */
export const slotNames: readonly SlotName[] = ["chosen", ...keptSlots];

export interface Slot {
  readonly runId: string | undefined;
  /** Changes with the run and with each retry: answers to earlier visits are ignored. */
  readonly visit: number;
  /** What has arrived of the run. */
  readonly arrived: ShownRun | undefined;
  /** What has arrived of its other members, by number. */
  readonly members: ReadonlyMap<number, RunMember>;
  /** Tables of all members that were requested. */
  readonly memberTables: ReadonlySet<RunTableName>;
  /** The previous run until this one is complete. */
  readonly shown: ShownRun | undefined;
  readonly requested: ReadonlySet<RunTableName>;
  readonly lost: LostTables | undefined;
  readonly progress: RunProgress | undefined;
}

export interface Observed {
  readonly tables: ObservedTables;
  readonly failures: readonly ObservedFailure[];
}

export interface ViewerState {
  readonly choice: Choice;
  readonly inView: ReadonlySet<string>;
  /** Whether all plots are wanted, in order to print them. */
  readonly isWhole: boolean;
  readonly slots: Readonly<Record<SlotName, Slot>>;
  readonly observed: Observed & { readonly requested: ReadonlySet<string> };
}

export type ViewerEvent =
  | {
      readonly kind: "choice";
      readonly choice: Choice;
      /** Looks a run up in the cache. */
      readonly known: (run: RunKey) => CachedRun | undefined;
    }
  | { readonly kind: "inView"; readonly plot: string; readonly isInView: boolean }
  | { readonly kind: "whole"; readonly isWhole: boolean }
  | { readonly kind: "arrived"; readonly run: RunKey; readonly known: CachedRun }
  | {
      readonly kind: "requested";
      readonly slot: SlotName;
      readonly tables: readonly RunTableName[];
    }
  | (OfVisit & { readonly kind: "answered" })
  | (OfVisit & { readonly kind: "membersRequested"; readonly tables: readonly RunTableName[] })
  | (OfVisit & { readonly kind: "members"; readonly members: readonly RunMember[] })
  /** Nothing more of the other members is being loaded. */
  | { readonly kind: "membersStopped" }
  | (OfVisit & {
      readonly kind: "lost";
      readonly tables: readonly RunTableName[];
      readonly error: unknown;
    })
  | (OfVisit & { readonly kind: "progress"; readonly progress: RunProgress })
  | { readonly kind: "retry"; readonly slot: SlotName; readonly known: CachedRun | undefined }
  | { readonly kind: "observedRequested"; readonly ids: readonly string[] }
  | { readonly kind: "observed"; readonly city: string; readonly result: ReadObserved }
  | { readonly kind: "observedRetry" };

interface OfVisit {
  readonly slot: SlotName;
  readonly visit: number;
}

const emptySlot: Slot = {
  runId: undefined,
  visit: 0,
  arrived: undefined,
  members: new Map(),
  memberTables: new Set(),
  shown: undefined,
  requested: new Set(),
  lost: undefined,
  progress: undefined,
};
const nothingObserved: ViewerState["observed"] = {
  tables: new Map(),
  failures: [],
  requested: new Set(),
};

function inEachSlot<T>(of: (name: SlotName) => T): Readonly<Record<SlotName, T>> {
  const [kept1, kept2, kept3] = [of("kept1"), of("kept2"), of("kept3")];
  return { chosen: of("chosen"), kept1, kept2, kept3 };
}

export const initialState: ViewerState = {
  choice: {
    battery: undefined,
    plots: [],
    panelTables: [],
    runs: {},
  },
  inView: new Set(),
  isWhole: false,
  slots: inEachSlot(() => emptySlot),
  observed: nothingObserved,
};

/** The same object if nothing changes. */
export function nextState(state: ViewerState, event: ViewerEvent): ViewerState {
  const after = changed(state, event);
  if (after === state) return state;
  const wanted = wantedTables(after);
  const slots = mapSlots(after, (slot) => settled(slot, wanted));
  return slots === after.slots ? after : { ...after, slots };
}

function changed(state: ViewerState, event: ViewerEvent): ViewerState {
  switch (event.kind) {
    case "choice":
      return withChoice(state, event.choice, event.known);
    case "inView": {
      if (state.inView.has(event.plot) === event.isInView) return state;
      const inView = new Set(state.inView);
      if (event.isInView) inView.add(event.plot);
      else inView.delete(event.plot);
      return { ...state, inView };
    }
    case "whole":
      return state.isWhole === event.isWhole ? state : { ...state, isWhole: event.isWhole };
    case "arrived": {
      const { battery, runId } = event.run;
      if (battery.url !== state.choice.battery?.url) return state;
      const known = shownRun(runId, event.known);
      const slots = mapSlots(state, (slot) =>
        slot.runId === runId && !isSameRun(slot.arrived, known)
          ? withEnsemble({ ...slot, arrived: known }, state.choice)
          : slot,
      );
      return slots === state.slots ? state : { ...state, slots };
    }
    case "requested":
      return inSlot(state, event.slot, (slot) => ({
        ...slot,
        requested: new Set([...slot.requested, ...event.tables]),
      }));
    case "answered":
      return ofVisit(state, event, (slot) =>
        slot.progress ? { ...slot, progress: undefined } : slot,
      );
    case "membersRequested":
      return ofVisit(state, event, (slot) => ({
        ...slot,
        memberTables: new Set([...slot.memberTables, ...event.tables]),
      }));
    case "members":
      return ofVisit(state, event, (slot) => {
        const members = new Map(slot.members);
        for (const member of event.members) members.set(member.number, member);
        return withEnsemble({ ...slot, members }, state.choice);
      });
    case "membersStopped": {
      const slots = mapSlots(state, (slot) =>
        slot.memberTables.size > 0 ? { ...slot, memberTables: new Set() } : slot,
      );
      return slots === state.slots ? state : { ...state, slots };
    }
    case "lost":
      return ofVisit(state, event, (slot) => {
        const tables = new Set([...(slot.lost?.tables ?? []), ...event.tables]);
        return { ...slot, progress: undefined, lost: { tables, error: event.error } };
      });
    case "progress":
      return ofVisit(state, event, (slot) => ({ ...slot, progress: event.progress }));
    case "retry":
      return inSlot(state, event.slot, (slot) =>
        visited(slot, slot.runId, event.known, state.choice),
      );
    case "observedRequested": {
      const requested = new Set([...state.observed.requested, ...event.ids]);
      return { ...state, observed: { ...state.observed, requested } };
    }
    case "observed":
      return event.city === cityOf(state.choice)
        ? { ...state, observed: withObserved(state.observed, event.result) }
        : state;
    case "observedRetry": {
      const { tables, failures } = state.observed;
      const requested = new Set(state.observed.requested);
      for (const { id } of failures) requested.delete(id);
      return { ...state, observed: { tables, failures: [], requested } };
    }
  }
}

function withChoice(
  state: ViewerState,
  choice: Choice,
  known: (run: RunKey) => CachedRun | undefined,
): ViewerState {
  if (isSameChoice(state.choice, choice)) return state;
  const { battery } = choice;
  const isSameBattery = state.choice.battery?.url === battery?.url;
  const slots = mapSlots(state, (before, name) => {
    const runId = choice.runs[name];
    if (isSameBattery && before.runId === runId) return before;
    const slot = isSameBattery && runId !== undefined ? before : { ...before, shown: undefined };
    return visited(slot, runId, runId && battery ? known({ battery, runId }) : undefined, choice);
  });
  const isSameCity = cityOf(state.choice) === cityOf(choice);
  const observed = isSameCity ? state.observed : nothingObserved;
  return { ...state, choice, slots, observed };
}

function isSameChoice(one: Choice, other: Choice): boolean {
  return (
    one.battery === other.battery &&
    isSameList(one.plots, other.plots) &&
    isSameList(one.panelTables, other.panelTables) &&
    slotNames.every((name) => one.runs[name] === other.runs[name])
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Choosing a run again or retrying forgets earlier failures. */
function visited(
  slot: Slot,
  runId: string | undefined,
  known: CachedRun | undefined,
  choice: Choice,
): Slot {
  const arrived = runId === undefined || !known ? undefined : shownRun(runId, known);
  const visit = slot.visit + 1;
  return withEnsemble({ ...emptySlot, visit, runId, arrived, shown: slot.shown }, choice);
}

/**
 * Another run is shown when all wanted tables have arrived; further tables of the same run at once.
 */
function settled(slot: Slot, wanted: readonly RunTableName[]): Slot {
  const { arrived, shown } = slot;
  if (!arrived || arrived === shown) return slot;
  const isWholePage = wanted.every(
    (name) => arrived.tables.has(name) || !arrived.present.has(name),
  );
  return isWholePage || shown?.runId === arrived.runId ? { ...slot, shown: arrived } : slot;
}

/** The first member is the run itself. */
function withEnsemble(slot: Slot, { battery }: Choice): Slot {
  const { arrived, members } = slot;
  const memberCount = battery?.metadata.members ?? 1;
  if (!arrived || memberCount < 2) return slot;
  const all = [{ number: 1, tables: arrived.tables }, ...members.values()];
  all.sort((a, b) => a.number - b.number);
  return { ...slot, arrived: { ...arrived, ensemble: { members: all, memberCount } } };
}

function cityOf({ battery }: Choice): string {
  return battery?.metadata.city ?? "";
}

function isSameRun(one: ShownRun | undefined, other: ShownRun): boolean {
  return (
    one?.runId === other.runId &&
    one.present === other.present &&
    one.tables.size === other.tables.size &&
    [...one.tables].every(([name, result]) => other.tables.get(name) === result)
  );
}

function withObserved(before: ViewerState["observed"], result: ReadObserved) {
  const isNew = [...result.tables].some(([id, table]) => before.tables.get(id) !== table);
  const ids = new Set(result.failures.map(({ id }) => id));
  const failures = [...before.failures.filter(({ id }) => !ids.has(id)), ...result.failures];
  return {
    ...before,
    // The same map if nothing is new, so that no plot is computed again.
    tables: isNew ? new Map([...before.tables, ...result.tables]) : before.tables,
    failures: failures.length === 0 ? before.failures : failures,
  };
}

function shownRun(runId: string, { opened, tables }: CachedRun): ShownRun {
  return { runId, present: opened.tables, tables };
}

function mapSlots(
  { slots }: ViewerState,
  change: (slot: Slot, name: SlotName) => Slot,
): ViewerState["slots"] {
  const after = inEachSlot((name) => change(slots[name], name));
  return slotNames.every((name) => after[name] === slots[name]) ? slots : after;
}

function inSlot(state: ViewerState, name: SlotName, change: (slot: Slot) => Slot): ViewerState {
  const slots = mapSlots(state, (slot, own) => (own === name ? change(slot) : slot));
  return slots === state.slots ? state : { ...state, slots };
}

function ofVisit(state: ViewerState, answer: OfVisit, change: (slot: Slot) => Slot): ViewerState {
  const isCurrent = state.slots[answer.slot].visit === answer.visit;
  return isCurrent ? inSlot(state, answer.slot, change) : state;
}

function plotsInView({ choice, inView, isWhole }: ViewerState): readonly PlotDefinition[] {
  return isWhole ? choice.plots : choice.plots.filter(({ shortNames: [name] }) => inView.has(name));
}

/** Tables of the panel and the plots in view. */
export function wantedTables(state: ViewerState): readonly RunTableName[] {
  const ofPlots = plotsInView(state).flatMap(({ tables }) => tables);
  return [...new Set([...state.choice.panelTables, ...ofPlots])];
}

/** Wanted tables that were not requested in this visit and may exist. */
export function tablesToRequest(state: ViewerState, name: SlotName): readonly RunTableName[] {
  const { runId, arrived, requested } = state.slots[name];
  if (runId === undefined) return [];
  return wantedTables(state).filter(
    (table) =>
      !requested.has(table) &&
      !(arrived && (arrived.tables.has(table) || !arrived.present.has(table))),
  );
}

/** Tables of the other members that are wanted once the run itself is shown. */
export function memberTablesToRequest(state: ViewerState, name: SlotName): readonly RunTableName[] {
  const { runId, shown, memberTables } = state.slots[name];
  if (!shown || shown.runId !== runId || (shown.ensemble?.memberCount ?? 1) < 2) return [];
  return wantedTables(state).filter(
    (table) => shown.present.has(table) && !memberTables.has(table),
  );
}

export function sourcesToRequest(state: ViewerState): readonly string[] {
  const { choice, observed } = state;
  const wanted = plotsInView(state).flatMap((plot) => plot.observed?.(cityOf(choice)) ?? []);
  return [...new Set(wanted)].filter((id) => !observed.requested.has(id));
}

export interface SlotState {
  /** Undefined until the first run has arrived, and if the choice has no run. */
  readonly shown: ShownRun | undefined;
  /** Whether the shown run is not the chosen one yet. */
  readonly isStale: boolean;
  /** Set if loading takes long. */
  readonly progress: RunProgress | undefined;
  /** Why no part of the run can be shown. */
  readonly error: unknown;
  /** Failed tables of the shown run. */
  readonly lost: LostTables | undefined;
}

export function slotState({ runId, shown, lost, progress }: Slot): SlotState {
  const isStale = shown !== undefined && shown.runId !== runId;
  const isShown = shown !== undefined && !isStale;
  if (!isShown && lost) {
    return { shown: undefined, isStale: false, progress, error: lost.error, lost: undefined };
  }
  return { shown, isStale, progress, error: undefined, lost };
}
