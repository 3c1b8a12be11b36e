import { useEffect } from "react";
import type { AnimationSource } from "./animationSource.ts";

/** Milliseconds during which the first pictures have the connection to themselves. */
const startDelay = 1500;

/**
 * Loads the rest once something is shown, so that other days and questions about people need no
 * waiting.
 */
export function useLoadAhead(source: AnimationSource, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      // A failed request is repeated, and reported, when it is needed.
      source.loadAhead(abort.signal).catch(() => {});
    }, startDelay);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [source, isShown]);
}
