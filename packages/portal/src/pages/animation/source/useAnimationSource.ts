// The animation of a page: opened on mount, closed on unmount.
import { useCallback, useEffect, useState } from "react";
import { readConfig } from "../../../data/config.ts";
import type { AnimationSource, LoadingStep, LoadOptions } from "./animationSource.ts";
import { startAnimationWorker } from "./animationWorker.ts";
import { openRun } from "./openRun.ts";
import { openSource } from "./openSource.ts";

export type OpenedSource =
  | { readonly state: "loading"; readonly step: LoadingStep | undefined }
  | { readonly state: "failed"; readonly error: unknown; retry(): void }
  | { readonly state: "done"; readonly source: AnimationSource };

async function open(run: string | undefined, options: LoadOptions): Promise<AnimationSource> {
  const { dataRoot } = await readConfig();
  const worker = startAnimationWorker();
  options.signal.addEventListener("abort", () => worker.terminate());
  return run === undefined
    ? await openSource(worker.calls, `${dataRoot}animation/`, options)
    : await openRun(worker.calls, dataRoot, run, options);
}

/** Of a run, as the address says it; otherwise the animation of the data root. */
export function useAnimationSource(run: string | undefined): OpenedSource {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ of: string; result: OpenedSource }>();
  const wanted = `${attempt} ${run}`;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const update = (result: OpenedSource) => {
      if (!signal.aborted) setOpened({ of: wanted, result });
    };
    open(run, { signal, onProgress: (step) => update({ state: "loading", step }) }).then(
      (source) => update({ state: "done", source }),
      (error: unknown) => update({ state: "failed", error, retry }),
    );
    return () => abort.abort();
  }, [run, wanted, retry]);
  return opened?.of === wanted ? opened.result : { state: "loading", step: undefined };
}
