import type { LaneName } from "@episcope/scenario/lab";

export type GroupName = "places" | "protection" | "circumstances" | "rule";

export interface LaneGroup {
  readonly name: GroupName;
  readonly lanes: readonly LaneName[];
  /** On narrow screens the lanes are folded at first. */
  readonly isExtra: boolean;
}

export const laneGroups: readonly LaneGroup[] = [
  {
    name: "places",
    lanes: [
      ...(["schools", "dayCare", "universities", "work"] as const),
      ...(["leisure", "shops", "visits", "transport"] as const),
    ],
    isExtra: false,
  },
  { name: "protection", lanes: ["masks", "tests", "tracing"], isExtra: false },
  { name: "circumstances", lanes: ["vaccination", "season", "variant"], isExtra: true },
  { name: "rule", lanes: ["rule"], isExtra: true },
];
