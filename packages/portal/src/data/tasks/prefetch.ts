// Loads in idle time what the visitor may need next.

/**
 * Runs tasks one after another and skips failures. Ends after the last task or when the signal is
 * aborted.
 */
export async function prefetchWhenIdle(
  tasks: readonly (() => Promise<unknown>)[],
  signal: AbortSignal,
): Promise<void> {
  if (savesData()) return;
  for (const task of tasks) {
    await idleTime(signal);
    if (signal.aborted) return;
    try {
      await task();
    } catch {
      // A later request reports the failure.
    }
  }
}

/** Whether the visitor has turned on data saving. */
export function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}

/** Used if the browser does not report idle time. */
const pauseMilliseconds = 200;

function idleTime(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const cancel = whenIdle(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    });
    const stop = () => {
      cancel();
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, pauseMilliseconds);
  return () => clearTimeout(timer);
}
