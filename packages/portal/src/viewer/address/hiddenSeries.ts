// Hidden series of a plot. The address has only differences from the defaults: hidden series as
// plot-… (run-viewer specification 6), and series hidden by default but shown as view-show-….

import type { Panel } from "../../charts/chartContent.ts";
import type { QueryChange } from "../../environment/useQuery.ts";
import { hiddenKey, shownKey } from "./addressKeys.ts";
import type { RunAddress } from "./runAddress.ts";

type SeriesInAddress = Pick<RunAddress, "hiddenSeries" | "shownSeries">;

export function hiddenNames(address: SeriesInAddress, panel: Panel): ReadonlySet<string> {
  const hidden = address.hiddenSeries(panel.key);
  const shown = address.shownSeries(panel.key);
  return new Set(
    panel.series
      .filter(
        ({ name, isHiddenByDefault }) =>
          hidden?.has(name) || (isHiddenByDefault === true && !shown.has(name)),
      )
      .map(({ name }) => name),
  );
}

export function toggleSeries(address: SeriesInAddress, panel: Panel, name: string): QueryChange {
  const hidden = new Set(hiddenNames(address, panel));
  if (!hidden.delete(name)) hidden.add(name);
  return hideSeries(address, panel, hidden);
}

/**
 * Hides exactly these series of the panel. Series that only other runs have stay in the address.
 */
export function hideSeries(
  address: SeriesInAddress,
  panel: Panel,
  names: ReadonlySet<string>,
): QueryChange {
  const present = new Set(panel.series.map(({ name }) => name));
  const startHidden = new Set(
    panel.series.filter(({ isHiddenByDefault }) => isHiddenByDefault).map(({ name }) => name),
  );
  const absent = (inAddress: ReadonlySet<string> | undefined) =>
    [...(inAddress ?? [])].filter((name) => !present.has(name));
  return {
    [hiddenKey(panel.key)]: [
      ...absent(address.hiddenSeries(panel.key)),
      ...[...present].filter((name) => names.has(name) && !startHidden.has(name)),
    ],
    [shownKey(panel.key)]: [
      ...absent(address.shownSeries(panel.key)),
      ...[...present].filter((name) => !names.has(name) && startHidden.has(name)),
    ],
  };
}
