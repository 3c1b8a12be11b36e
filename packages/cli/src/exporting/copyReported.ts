// Takes reported data along that were fetched for `serve`.
import { cpSync, lstatSync } from "node:fs";
import { relative, sep } from "node:path";
import { wasFetchedInto } from "@episcope/runner";
import { hasReported } from "../reportedOptions.ts";

/**
 * From one data root into another, without what is kept about them. What was fetched into the other
 * one itself stays. Returns whether it has some now.
 */
export function copyReported(from: string, to: string): boolean {
  if (hasReported(from) && !wasFetchedInto(to)) {
    const isPublished = (path: string) =>
      !relative(from, path)
        .split(sep)
        .some((name) => name.startsWith(".")) && !lstatSync(path).isSymbolicLink();
    cpSync(from, to, { recursive: true, filter: isPublished });
  }
  return hasReported(to);
}
