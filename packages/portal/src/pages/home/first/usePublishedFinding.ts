import { useEffect, useState } from "react";
import type { FirstQuestion } from "../../../../build/content/findings.ts";
import { whenPainted } from "../../../kit/browser/AfterPaint.tsx";
import type { SourcedFinding } from "./publishedFinding.ts";

interface PublishedFinding extends SourcedFinding {
  /** A button was pressed: the runs are wanted. */
  want(): void;
}

/**
 * The stored finding at once, and that of the published runs when these have been read: of the same
 * battery as soon as they are wanted, of another one as soon as the page is idle.
 */
export function usePublishedFinding(first: FirstQuestion): PublishedFinding {
  const [sourced, setSourced] = useState<SourcedFinding>({
    finding: first.finding,
    source: "stored",
  });
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isLost = sourced.source === "unreachable";
  const isDone = sourced.source === "published" || sourced.source === "none";
  useEffect(() => {
    if (!isLost) return;
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isLost]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (isDone) return;
    const abort = new AbortController();
    const cancel = whenPainted(async () => {
      // Without the script the stored finding stays.
      const reading = await import("./publishedFinding.ts").catch(() => undefined);
      await reading?.readPublished(first, isWanted, abort.signal, setSourced);
    });
    return () => {
      cancel();
      abort.abort();
    };
  }, [first, isWanted, isDone, attempt]);
  const want = () => {
    setWanted(true);
    if (isLost) setAttempt(attempt + 1);
  };
  return { ...sourced, want };
}
