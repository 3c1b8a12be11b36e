import { regionRecord } from "@episcope/common";
import type { LabSize } from "./labRunId.ts";

const smallShare = 0.4;

/** Share of the population that is simulated. */
export function labSample(place: string, size: LabSize): number {
  const demo = regionRecord(place).samples.demo ?? 1;
  return size === "usual" ? demo : demo * smallShare;
}
