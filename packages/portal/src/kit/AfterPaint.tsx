import { type ReactNode, startTransition, useEffect, useState } from "react";

interface AfterPaintProps {
  /** Holds the place, in the size of what follows. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A part that may come later: it does not hold up the first picture of the page. */
export function AfterPaint({ fallback, children }: AfterPaintProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // A frame is painted right after its callbacks, so a task queued in one runs when the picture stands.
    let timer = 0;
    const frame = window.requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, []);
  return isPainted ? children : fallback;
}
