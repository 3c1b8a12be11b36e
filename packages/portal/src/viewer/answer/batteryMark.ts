// Tells batteries at the same address apart: that of the scenario here, and one of an operator.
import type { Metadata } from "@episcope/battery";

/** Equal for batteries of the same place, time and size. */
export function batteryMark(metadata: Metadata): string {
  const { city, runName, startDay, graphStartDay, endDay, members = 1, sample = 1 } = metadata;
  return [city, runName, startDay, graphStartDay, endDay, members, sample].join(" ");
}
