import type { ColorScheme } from "../../environment/colorScheme.ts";
import { readable } from "../colors/seriesColors.ts";
import type { ScenarioLook } from "./chartScenario.ts";

const dashes = { dashed: "5 3", dotted: "1.5 3.5", dashDotted: "7 2 2 2" } as const;

interface ScenarioMarkProps {
  readonly look: ScenarioLook;
  readonly scheme: ColorScheme;
}

/** The line of a scenario, before its name. */
export function ScenarioMark({ look: { color, dash }, scheme }: ScenarioMarkProps) {
  return (
    <svg width="22" height="10" aria-hidden focusable="false" style={{ flex: "none" }}>
      <line
        x1="1"
        x2="21"
        y1="5"
        y2="5"
        stroke={readable(color, scheme)}
        strokeWidth="3"
        strokeDasharray={dash && dashes[dash]}
      />
    </svg>
  );
}
