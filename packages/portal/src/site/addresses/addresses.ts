// Every address of the portal: the page it opens, or its redirect. All other addresses are run
// pages.
import { matchPath } from "react-router";
import { isCleanPath } from "./cleanPath.ts";

export type PageKind =
  | "home"
  | "imprint"
  | "model"
  | "developers"
  | "message"
  | "legacy"
  | "traces"
  | "timelapse"
  | "infectionMap"
  | "calculators"
  | "rCalculator"
  | "riskCalculator"
  | "mobilityStates"
  | "mobilityCounties"
  | "stories"
  | "story"
  | "lab"
  | "run";

/** The folder of each kind of page in pages/. */
export const pageFolders: Readonly<Record<PageKind, string>> = {
  home: "home",
  imprint: "imprint",
  model: "model",
  developers: "developers",
  message: "message",
  calculators: "calculators",
  run: "run",
  legacy: "legacy",
  traces: "animation",
  timelapse: "animation",
  infectionMap: "infection-map",
  rCalculator: "calculator",
  riskCalculator: "calculator",
  mobilityStates: "mobility",
  mobilityCounties: "mobility",
  stories: "stories",
  story: "story",
  lab: "lab",
};

const stateMetrics = ["duration", "distance", "proportion-mobile-persons"];
const countyMetrics = [...stateMetrics, "nightly-activity"];
const periods = ["week", "weekday", "weekend"];

/** Patterns of the pages, in the router's syntax. */
export const pagePatterns: readonly (readonly [pattern: string, kind: PageKind])[] = [
  ["/", "home"],
  ["/imprint", "imprint"],
  ["/model", "model"],
  ["/developers", "developers"],
  ["/norun", "message"],
  ["/v1", "legacy"],
  ["/v2", "legacy"],
  ["/v4", "legacy"],
  ["/v5", "legacy"],
  ["/v6/:city", "legacy"],
  ["/v7/:city", "legacy"],
  ["/v3", "traces"],
  ["/multiday", "traces"],
  ["/timelapse", "timelapse"],
  ["/infection-map", "infectionMap"],
  ["/calculators", "calculators"],
  ["/r-calcs-v1/:rcalc", "rCalculator"],
  ["/r-calcs-v2/:rcalc", "rCalculator"],
  ["/risk-calcs/:rcalc", "riskCalculator"],
  ["/stories", "stories"],
  ["/stories/:name", "story"],
  ["/lab", "lab"],
  ["/mobility", "mobilityStates"],
  ...stateMetrics.map((metric) => [`/mobility/${metric}`, "mobilityStates"] as const),
  ["/mobility-counties", "mobilityCounties"],
  ...countyMetrics.flatMap((metric) =>
    periods.map(
      (period) => [`/mobility-counties/${metric}/${period}`, "mobilityCounties"] as const,
    ),
  ),
];

const newestCalculator = "/r-calcs-v2/2021-01-24b";

interface Redirect {
  /** The router's pattern. */
  readonly pattern: string;
  readonly from: RegExp;
  readonly to: string;
}

// Regular expressions on the encoded path, which stays encoded.
export const redirects: readonly Redirect[] = [
  ...["episcope", "covid-sim", "runs"].map((prefix) => ({
    pattern: `/${prefix}/*`,
    from: new RegExp(`^/${prefix}(/.*)?$`, "i"),
    to: "$1",
  })),
  { pattern: "/shader", from: /^\/shader\/?$/i, to: "/multiday" },
  { pattern: "/v6", from: /^\/v6\/?$/i, to: "/v6/berlin" },
  { pattern: "/v6/:city/:pm", from: /^(\/v6\/[^/]+)\/[^/]+\/?$/i, to: "$1" },
  { pattern: "/v7", from: /^\/v7\/?$/i, to: "/v7/berlin" },
  { pattern: "/v7/:city/:pm", from: /^(\/v7\/[^/]+)\/[^/]+\/?$/i, to: "$1" },
  { pattern: "/mobility", from: /^\/mobility\/?$/i, to: "/mobility/duration" },
  {
    pattern: "/mobility-counties",
    from: /^\/mobility-counties\/?$/i,
    to: "/mobility-counties/duration/week",
  },
  { pattern: "/calculator", from: /^\/calculator\/?$/i, to: newestCalculator },
  { pattern: "/r-calc", from: /^\/r-calc\/?$/i, to: newestCalculator },
  // Printed in the report of 23 October 2020.
  { pattern: "/r-calcs/2021-01-24", from: /^\/r-calcs\/2021-01-24\/?$/i, to: newestCalculator },
  { pattern: "/r-calcs/:rcalc", from: /^\/r-calcs\/([^/]+)\/?$/i, to: "/r-calcs-v1/$1" },
  { pattern: "/r-calc-new/:rcalc", from: /^\/r-calc-new\/([^/]+)\/?$/i, to: "/r-calcs-v2/$1" },
];

/**
 * Follows all redirects; returns the path itself for a page, "/" for an impossible path. The result
 * is always a path of this site, never another host ("/runs//example.org").
 */
export function resolvePath(path: string): string {
  if (!isCleanPath(path)) return "/";
  const redirect = redirects.find(({ from }) => from.test(path));
  if (!redirect) return path;
  return resolvePath(path.replace(redirect.from, redirect.to) || "/");
}

export function kindOfPath(path: string): PageKind {
  return pagePatterns.find(([pattern]) => matchPath(pattern, path))?.[1] ?? "run";
}
