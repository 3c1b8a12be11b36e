import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import {
  type Choice,
  type SlotName,
  type SlotState,
  slotState,
  type ViewerState,
} from "./viewerMachine.ts";
import { stateWith, ViewerStore } from "./viewerStore.ts";

/**
 * The store of one page and its state with this choice, which is to be the same object until it
 * changes.
 */
export function useViewerStore(choice: Choice): readonly [ViewerStore, ViewerState] {
  const [store] = useState(() => new ViewerStore());
  const stored = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => store.choose(choice), [store, choice]);
  const state = useMemo(() => stateWith(stored, choice), [stored, choice]);
  return [store, state];
}

export interface RunState extends SlotState {
  retry(): void;
}

/** What is shown of one of the two runs. */
export function useRunState(store: ViewerStore, state: ViewerState, slot: SlotName): RunState {
  const own = state.slots[slot];
  return useMemo(() => ({ ...slotState(own), retry: () => store.retry(slot) }), [store, own, slot]);
}
