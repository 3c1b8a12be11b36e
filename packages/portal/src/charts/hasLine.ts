import type { Series } from "./chartContent.ts";

/** A band may have none, only gaps. */
export function hasLine({ y }: Pick<Series, "y">): boolean {
  return Array.from(y).some((value) => Number.isFinite(value));
}
