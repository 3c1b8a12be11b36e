// More colours than eight cannot be told apart: further series are grey until they are pointed at.
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { Series } from "../chartContent.ts";

const mostColored = 8;

/** At least 3:1 to the background, as all graphics. */
export const asideColor: Readonly<Record<ColorScheme, string>> = {
  light: "#8a929d",
  dark: "#7b8594",
};

/**
 * Names of the shown series that are grey: none of up to eight, otherwise those that the plot says
 * are less important, then the last ones.
 */
export function asideNames(shown: readonly Series[]): ReadonlySet<string> {
  const colored = shown.filter(({ source, layer }) => source !== "target" && layer === undefined);
  if (colored.length <= mostColored) return noNames;
  const byRank = colored.toSorted((a, b) => Number(isAside(a)) - Number(isAside(b)));
  return new Set(byRank.filter((one, rank) => isAside(one) || rank >= mostColored).map(nameOf));
}

const noNames: ReadonlySet<string> = new Set();

function isAside(series: Series): boolean {
  return series.isAside === true;
}

function nameOf({ name }: Series): string {
  return name;
}
