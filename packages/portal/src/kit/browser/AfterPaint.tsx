import { type ReactNode, startTransition, useEffect, useState } from "react";

interface AfterPaintProps {
  /** Holds the place, in the size of what follows. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A part that may come later: it does not hold up the first picture of the page. */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => whenPainted(() => startTransition(() => setPainted(true))), []);
  return isPainted ? children : fallback;
}

/** The browser's name for the first picture with something in it. */
const firstPicture = "first-contentful-paint";
/** Nobody waits longer for a picture; a page in the background has none. */
const longestWait = 2000;

/**
 * Calls back when the first picture of the page stands, or the next one if it does; gives a
 * function that takes it back.
 */
function whenPainted(callback: () => void): () => void {
  if (isFirstPictureToCome()) {
    const timer = window.setTimeout(callback, longestWait);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(firstPicture).length === 0) return;
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
  // A frame is painted right after its callbacks, so a task queued in one runs when the picture
  // stands.
  let timer = 0;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

function isFirstPictureToCome(): boolean {
  return (
    typeof PerformanceObserver === "function" &&
    PerformanceObserver.supportedEntryTypes.includes("paint") &&
    performance.getEntriesByName(firstPicture).length === 0
  );
}
