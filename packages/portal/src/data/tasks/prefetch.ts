// Loads ahead what the visitor may want next, when the browser has nothing better to do.

/**
 * One after another; a task that fails is passed over. Ends with the last task or when the signal
 * is aborted.
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
      // Nobody waits for it yet; who does will be told.
    }
  }
}

/** The visitor has asked the browser for sparing use of data. */
function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}

/** Pause where the browser does not tell when it is idle. */
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

/** Gives a function that takes it back. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, pauseMilliseconds);
  return () => clearTimeout(timer);
}
