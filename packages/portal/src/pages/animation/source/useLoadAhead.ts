import { useEffect } from "react";
import type { AnimationSource } from "./animationSource.ts";

/** Milliseconds that the first pictures have to themselves. */
const patience = 1500;

/**
 * Once something is shown, the rest follows: other days and questions about people then cost no
 * waiting.
 */
export function useLoadAhead(source: AnimationSource, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      // What fails now is asked for again when it is needed, and then somebody is told.
      source.loadAhead(abort.signal).catch(() => {});
    }, patience);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [source, isShown]);
}
