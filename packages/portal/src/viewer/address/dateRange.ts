import type { Metadata } from "@episcope/battery";
import type { Range } from "../../charts/chartContent.ts";

/** Ends of the date axes; where a battery names ends that are none, the year after its start. */
export function dateRange({ graphStartDay, endDay }: Metadata): Range {
  return [graphStartDay, endDay > graphStartDay ? endDay : graphStartDay + 365];
}
