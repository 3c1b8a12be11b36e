// Pages are loaded when they are opened. What is being loaded is counted, so that the shell can show it.
import { type ComponentType, createElement, lazy, type ReactNode } from "react";
import { create } from "zustand";

type LoadPage = () => Promise<{ readonly Component: ComponentType }>;

const usePending = create<{ readonly count: number }>()(() => ({ count: 0 }));

function countPending(step: 1 | -1): void {
  usePending.setState(({ count }) => ({ count: count + step }));
}

export function useIsPageLoading(): boolean {
  return usePending(({ count }) => count > 0);
}

/** Like React's lazy, but a page that could not be loaded is asked for again when it is opened again. */
export function lazyPage(load: LoadPage): () => ReactNode {
  async function loadCounted() {
    countPending(1);
    try {
      return { default: (await load()).Component };
    } catch (error) {
      Loaded = lazy(loadCounted);
      throw error;
    } finally {
      countPending(-1);
    }
  }
  let Loaded = lazy(loadCounted);
  return () => createElement(Loaded);
}
