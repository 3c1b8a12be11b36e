// Pages are loaded when they are opened. Pending loads are counted, so that the shell can show
// them.
import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import { create } from "zustand";
import { loadWithRetry } from "./loadWithRetry.ts";

const usePending = create<{ readonly count: number }>()(() => ({ count: 0 }));

function countPending(step: 1 | -1): void {
  usePending.setState(({ count }) => ({ count: count + step }));
}

export function useIsPageLoading(): boolean {
  return usePending(({ count }) => count > 0);
}

interface LazyPage {
  (): ReactNode;
  /** Loads the page in advance. Never rejects: opening the page shows the error. */
  preload(): Promise<void>;
}

/** A page in its own chunk, which exports it as `Component`. */
export function lazyPage(load: () => Promise<{ readonly Component: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  async function loadCounted() {
    countPending(1);
    try {
      loaded = (await loadWithRetry(load)).Component;
      return { default: loaded };
    } finally {
      countPending(-1);
    }
  }
  const Lazy = lazy(loadCounted);

  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when the routes are set up
  function Page() {
    // A loaded page needs no Suspense, whose fallback React shows for at least 300 ms.
    const [Content] = useState(() => loaded ?? Lazy);
    return createElement(Content);
  }
  Page.preload = async () => {
    await loadCounted().catch(() => {});
  };
  return Page;
}
