// What really happened on a lane, cut to the shown days.
import { type LaneName, type UsualLanes, usualValue } from "@episcope/scenario/lab";
import type { DayWindow } from "../days/dayWindow.ts";

export interface UsualSegment extends DayWindow {
  readonly value: number;
}

/** Neighbours of equal value are one. */
export function usualSegments(
  usual: UsualLanes,
  lane: LaneName,
  window: DayWindow,
): readonly UsualSegment[] {
  const inside = (usual.get(lane) ?? []).filter(({ day }) => day > window.from && day <= window.to);
  const begin = usualValue(usual, lane, window.from);
  const steps = [...(begin === undefined ? [] : [{ day: window.from, value: begin }]), ...inside];
  const changes = steps.filter(({ value }, index) => value !== steps[index - 1]?.value);
  return changes.map(({ day, value }, index) => ({
    from: day,
    to: (changes[index + 1]?.day ?? window.to + 1) - 1,
    value,
  }));
}

/** The filled steps, in days from the left and percent from the top. */
export function stepPath(segments: readonly UsualSegment[]): string {
  return segments
    .map(({ from, to, value }) => {
      const top = 100 - Math.min(100, Math.max(0, value));
      return `M${from} 100V${top}H${to + 1}V100Z`;
    })
    .join("");
}
