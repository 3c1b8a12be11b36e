import { type ReactNode, startTransition, useEffect, useState } from "react";
import { whenPainted } from "./AfterPaint.tsx";

interface InTurnsProps {
  /** Of their place until all are there. */
  readonly className: string | undefined;
  readonly children: readonly ReactNode[];
}

/**
 * Long parts, one after another, each after the paint of the one before: the page answers in
 * between.
 */
export function InTurns({ className, children }: InTurnsProps) {
  const [count, setCount] = useState(0);
  const isWhole = count >= children.length;
  useEffect(() => {
    if (isWhole) return;
    return whenPainted(() => startTransition(() => setCount(count + 1)));
  }, [isWhole, count]);
  return <div className={isWhole ? undefined : className}>{children.slice(0, count)}</div>;
}
