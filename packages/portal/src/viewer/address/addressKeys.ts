// The names in the address (run-viewer specification 6). Parameters use their own names, so all
// others begin with view- or plot-.

export const keys = {
  city: "view-city",
  shift: "view-shift",
  base: "view-base",
  scale: "view-scale",
  width: "view-width",
  plotsOff: "view-off",
  plotsOn: "view-on",
  kept: "view-pin",
  rDay: "view-r",
  zoomFrom: "view-from",
  zoomTo: "view-to",
  allRuns: "view-runs",
  full: "view-full",
  tables: "view-table",
  members: "view-members",
  multiples: "view-small",
  apart: "view-apart",
  collapsed: "view-closed",
  folded: "view-folded",
  screen: "view-screen",
  embed: "embed",
} as const;

const reserved = /^(view-|plot-|embed$)/;

/** The key of a parameter: its own name, unless that is reserved. */
export function optionKey(parameter: string): string {
  return reserved.test(parameter) ? `view-option-${parameter}` : parameter;
}

/** The name that the visitor has given to a kept run. */
export function givenNameKey(runId: string): string {
  return `view-name-${runId}`;
}

export function hiddenKey(panelKey: string): string {
  return `plot-${panelKey}`;
}

/** Series that are hidden by default and that the visitor has shown. */
export function shownKey(panelKey: string): string {
  return `view-show-${panelKey}`;
}
