import { useCallback, useEffect, useMemo, useState } from "react";

export type Loaded<Value> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; retry(): void }
  | { readonly state: "done"; readonly value: Value; retry(): void };

/**
 * Loads something whenever `key` changes. What was asked for before is stopped, and its late answer ignored. What is `known` by then is there at once:
 * nothing flashes, and nothing is drawn twice.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
  known?: () => Value | undefined,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ of: string; result: Loaded<Value> }>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const of = `${attempt} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  const atOnce = useMemo((): Loaded<Value> | undefined => {
    const value = known?.();
    return value === undefined ? undefined : { state: "done", value, retry };
  }, [of, retry]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    if (atOnce) return;
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
  return atOnce ?? (loaded?.of === of ? loaded.result : { state: "loading" });
}
