import type { Steps } from "../settings.ts";

/** The value that holds on a day; undefined before the first one. Entries ascend. */
export function valueOn<T>(steps: Steps<T>, day: number): T | undefined {
  let value: T | undefined;
  for (const step of steps) {
    if (step.from > day) break;
    value = step.value;
  }
  return value;
}
