import { startTransition, useCallback, useEffect, useRef, useState } from "react";

export type Loaded<Value> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; retry(): void }
  | { readonly state: "done"; readonly value: Value; retry(): void };

interface Answer<Value> {
  readonly of: string;
  readonly result: Loaded<Value>;
}

const loading = { state: "loading" } as const;

/**
 * Loads something whenever `key` changes. The previous request is aborted, and its late answer
 * ignored. A `known` value is returned at once: nothing flashes, and nothing is rendered twice.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
  known?: () => Value | undefined,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const of = `${attempt} ${key}`;
  const fresh = (): Answer<Value> => {
    const value = known?.();
    return { of, result: value === undefined ? loading : { state: "done", value, retry } };
  };
  const [answer, setAnswer] = useState(fresh);
  let current = answer;
  if (answer.of !== of) {
    current = fresh();
    setAnswer(current);
  }
  // Only the key decides what is loaded; the function may differ at every render.
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const isLoading = current.result.state === "loading";
  useEffect(() => {
    if (!isLoading) return;
    const abort = new AbortController();
    // In slices: what is loaded may be as much as a page.
    const set = (result: Loaded<Value>) => {
      if (!abort.signal.aborted) startTransition(() => setAnswer({ of, result }));
    };
    latest.current(abort.signal).then(
      (value) => set({ state: "done", value, retry }),
      (error: unknown) => set({ state: "failed", error, retry }),
    );
    return () => abort.abort();
  }, [of, isLoading, retry]);
  return current.result;
}
