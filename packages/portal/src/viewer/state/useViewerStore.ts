import { startTransition, useEffect, useMemo, useState } from "react";
import {
  type Choice,
  keptSlots,
  type SlotName,
  type SlotState,
  slotState,
  type ViewerState,
} from "./viewerMachine.ts";
import { stateWith, ViewerStore } from "./viewerStore.ts";

/** The store of one page and its state for this choice, which must be a stable object. */
export function useViewerStore(choice: Choice): readonly [ViewerStore, ViewerState] {
  const [store] = useState(() => new ViewerStore());
  const [stored, setStored] = useState(store.getState);
  // What arrives is drawn in slices: a press is answered in between.
  useEffect(() => {
    const update = () => startTransition(() => setStored(store.getState()));
    const stop = store.subscribe(update);
    update();
    return stop;
  }, [store]);
  useEffect(() => store.choose(choice), [store, choice]);
  const state = useMemo(() => stateWith(stored, choice), [stored, choice]);
  return [store, state];
}

export interface RunState extends SlotState {
  retry(): void;
}

export function useRunState(store: ViewerStore, state: ViewerState, slot: SlotName): RunState {
  const own = state.slots[slot];
  return useMemo(() => ({ ...slotState(own), retry: () => store.retry(slot) }), [store, own, slot]);
}

export interface KeptRun extends RunState {
  readonly slot: SlotName;
}

/** One for each place; the same list until something changes. */
export function useKeptRuns(store: ViewerStore, { slots }: ViewerState): readonly KeptRun[] {
  const { kept1, kept2, kept3 } = slots;
  return useMemo(
    () =>
      [kept1, kept2, kept3].flatMap((own, place) => {
        const slot = keptSlots[place];
        return slot ? [{ slot, ...slotState(own), retry: () => store.retry(slot) }] : [];
      }),
    [store, kept1, kept2, kept3],
  );
}
