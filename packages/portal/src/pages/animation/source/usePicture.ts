// The people of the chosen day. The previous day stays until the new one is complete; late answers
// are dropped.
import { useCallback, useEffect, useState } from "react";
import type { AnimationKind } from "../kind.ts";
import type { AnimationSource, LoadingStep, PeoplePicture } from "./animationSource.ts";

export interface ShownPicture {
  readonly shown: { readonly day: number; readonly picture: PeoplePicture } | undefined;
  /** What is loading; undefined if the chosen day is shown. */
  readonly loading: LoadingStep | "waiting" | undefined;
  readonly failure: { readonly error: unknown; retry(): void } | undefined;
}

type Outcome =
  | { readonly kind: "step"; readonly key: string; readonly step: LoadingStep }
  | { readonly kind: "failed"; readonly key: string; readonly error: unknown };

export function usePicture(
  source: AnimationSource,
  kind: AnimationKind,
  day: number,
): ShownPicture {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<ShownPicture["shown"]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // The time lapse shows all days at once.
  const wanted = kind === "traces" ? day : 1;
  const key = `${wanted} ${attempt}`;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const options = {
      signal,
      onProgress: (step: LoadingStep) => {
        if (!signal.aborted) setOutcome({ kind: "step", key, step });
      },
    };
    const load = kind === "traces" ? source.loadDay(wanted, options) : source.loadHomes(options);
    load.then(
      (picture) => {
        if (signal.aborted) return;
        setShown({ day: wanted, picture });
      },
      (error: unknown) => {
        if (!signal.aborted) setOutcome({ kind: "failed", key, error });
      },
    );
    return () => abort.abort();
  }, [source, kind, wanted, key]);
  const current = outcome?.key === key ? outcome : undefined;
  if (shown?.day === wanted) return { shown, loading: undefined, failure: undefined };
  if (current?.kind === "failed") {
    return { shown, loading: undefined, failure: { error: current.error, retry } };
  }
  return { shown, loading: current?.step ?? "waiting", failure: undefined };
}
