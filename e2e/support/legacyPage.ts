// Page objects of the viewers of spring 2020.
import type { Locator, Page } from "playwright";
import type { LegacyViewer } from "../../packages/portal/src/pages/legacy/definition.ts";
import { viewers } from "../../packages/portal/src/pages/legacy/viewers.ts";
import { gridRuns, initialRun } from "../fixtures/legacy/legacyGrid.ts";

export function viewerOf(path: string): LegacyViewer {
  const found = viewers.find((viewer) => viewer.path === path);
  if (!found) throw new Error(path);
  return found;
}

export function firstRun(path: string): string {
  return initialRun(viewerOf(path)).runId;
}

/** The first run with other values in some columns, as written in the info table. */
export function runWith(path: string, changes: Readonly<Record<string, string>>): string {
  const viewer = viewerOf(path);
  const wanted = new Map([...initialRun(viewer).values, ...Object.entries(changes)]);
  const found = gridRuns(viewer).find(({ values }) =>
    [...wanted].every(([column, value]) => values.get(column) === value),
  );
  if (!found) throw new Error(`${path} has no run with ${JSON.stringify(changes)}`);
  return found.runId;
}

/** A measure with a slider. */
export function slider(page: Page, caption: string): Locator {
  return page.getByRole("slider", { name: caption, exact: true });
}
