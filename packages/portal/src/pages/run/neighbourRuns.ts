import { RunFinder } from "@episcope/battery";
import type { RunViewerState, ViewedBattery } from "./useRunViewer.ts";

/** The runs one click away: another option of one measure, all else equal. */
export function neighbourRuns(
  { index, battery }: Pick<ViewedBattery, "index" | "battery">,
  { options, address, isBase }: Pick<RunViewerState, "options" | "address" | "isBase">,
): readonly string[] {
  if (isBase) return [];
  const finder = new RunFinder(index, battery.metadata);
  const chosen = new Map([...address.chosen].map(([name, { value }]) => [name, value]));
  return options.groups.flatMap(({ sets }) =>
    sets.flatMap(({ parameter, options: all }) =>
      all
        .filter(({ value }) => value !== chosen.get(parameter))
        .flatMap(({ value }) => {
          const run = finder.find(new Map([...chosen, [parameter, value]]), address.shift);
          return run ? [run.runId] : [];
        }),
    ),
  );
}
