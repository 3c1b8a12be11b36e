// Pages are loaded when they are opened. What is being loaded is counted, so that the shell can show it.
import { type ComponentType, lazy } from "react";
import { create } from "zustand";

const usePending = create<{ readonly count: number }>()(() => ({ count: 0 }));

function countPending(step: 1 | -1): void {
  usePending.setState(({ count }) => ({ count: count + step }));
}

export function useIsPageLoading(): boolean {
  return usePending(({ count }) => count > 0);
}

/** A page in a chunk of its own, which exports it as `Component`. */
export function lazyPage(
  load: () => Promise<{ readonly Component: ComponentType }>,
): ComponentType {
  return lazy(async () => {
    countPending(1);
    try {
      return { default: (await load()).Component };
    } finally {
      countPending(-1);
    }
  });
}
