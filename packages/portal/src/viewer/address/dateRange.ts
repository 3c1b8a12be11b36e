import type { Metadata } from "@episcope/battery";
import type { Range } from "../../charts/chartContent.ts";

/** Ends of the date axes; the year after the start if the battery's end is invalid. */
export function dateRange({ graphStartDay, endDay }: Metadata): Range {
  return [graphStartDay, endDay > graphStartDay ? endDay : graphStartDay + 365];
}
