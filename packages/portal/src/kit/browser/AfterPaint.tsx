import { type ReactNode, startTransition, useEffect, useState } from "react";

interface AfterPaintProps {
  /** A placeholder of the same size. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A part that can wait: it does not delay the first paint. */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => whenPainted(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : fallback;
}

/** The browser's name for it. */
const firstPaint = "first-contentful-paint";
/** Maximum wait; a page in the background never paints. */
const maxWait = 2000;

/**
 * Calls back after the first paint, or after the next frame if that is over; returns a function
 * that cancels it.
 */
export function whenPainted(callback: () => void): () => void {
  if (isFirstPaintPending()) {
    const timer = window.setTimeout(callback, maxWait);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(firstPaint).length === 0) return;
      cancel();
      callback();
    });
    const cancel = () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
    observer.observe({ type: "paint", buffered: true });
    return cancel;
  }
  // A frame is painted right after its callbacks, so a task queued in one runs after the paint.
  let timer = 0;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

function isFirstPaintPending(): boolean {
  return (
    typeof PerformanceObserver === "function" &&
    PerformanceObserver.supportedEntryTypes.includes("paint") &&
    performance.getEntriesByName(firstPaint).length === 0
  );
}
