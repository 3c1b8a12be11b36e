import { useCallback, useEffect, useState } from "react";

export type Loaded<Value> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; retry(): void }
  | { readonly state: "done"; readonly value: Value; retry(): void };

/** Loads something whenever `key` changes. What was asked for before is stopped, and its late answer ignored. */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ of: string; result: Loaded<Value> }>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const of = `${attempt} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setLoaded({ of, result: { state: "done", value, retry } });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setLoaded({ of, result: { state: "failed", error, retry } });
      },
    );
    return () => abort.abort();
  }, [of, retry]);
  return loaded?.of === of ? loaded.result : { state: "loading" };
}
