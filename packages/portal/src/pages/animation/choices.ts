// What the visitor has chosen. It changes at once; the address follows.
import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

export interface Choices {
  /** Day of Infection Traces, starting at 1. */
  readonly day: number;
  /** Indexes of hidden states. */
  readonly hidden: readonly number[];
  readonly person: number | undefined;
  /** Whether the camera follows the person. */
  readonly isFollowing: boolean;
  /** Whether the next day starts automatically at the end of a day. */
  readonly autoAdvances: boolean;
}

export type ChoiceStore = StoreApi<Choices>;

export function createChoices(start: Pick<Choices, "day" | "hidden" | "person">): ChoiceStore {
  return createStore<Choices>()(() => ({ ...start, isFollowing: false, autoAdvances: false }));
}

export function toggledState(hidden: readonly number[], state: number): readonly number[] {
  return hidden.includes(state)
    ? hidden.filter((one) => one !== state)
    : [...hidden, state].toSorted();
}

export const ChoiceContext = createContext<ChoiceStore | undefined>(undefined);

export function useChoiceStore(): ChoiceStore {
  const store = use(ChoiceContext);
  if (!store) throw new Error("There are no choices outside of an animation");
  return store;
}

export function useChoice<Value>(select: (choices: Choices) => Value): Value {
  return useStore(useChoiceStore(), select);
}
