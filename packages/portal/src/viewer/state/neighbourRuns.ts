import { mostOptions } from "@episcope/battery";
import type { RunViewerState } from "./useRunViewer.ts";

/** The runs one click away: another option of one measure, all else equal. */
export function neighbourRuns({
  finder,
  chosen,
  options,
  address,
  isBase,
}: Pick<
  RunViewerState,
  "finder" | "chosen" | "options" | "address" | "isBase"
>): readonly string[] {
  if (isBase) return [];
  return options.groups.flatMap(({ sets }) =>
    sets.flatMap(({ parameter, options: all }) =>
      // Without buttons no option is one click away.
      (all.length > mostOptions ? [] : all)
        .filter(({ value }) => value !== chosen.get(parameter))
        .flatMap(({ value }) => {
          const run = finder.find(new Map([...chosen, [parameter, value]]), address.shift);
          return run ? [run.runId] : [];
        }),
    ),
  );
}
