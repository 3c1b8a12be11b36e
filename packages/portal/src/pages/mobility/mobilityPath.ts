// Reads the page from an address (mobility specification 1).
import {
  hasMetric,
  type MobilityLevel,
  type MobilityMetric,
  type MobilityPeriod,
  mobilityMetrics,
  mobilityPeriods,
} from "@episcope/battery";

export interface MobilityRoute {
  readonly level: MobilityLevel;
  readonly metric: MobilityMetric;
  /** Of the county page; the page of the states shows all periods. */
  readonly period: MobilityPeriod;
}

/** Only for addresses in the table of addresses. */
export function readMobilityPath(path: string): MobilityRoute {
  const [page, metric, period] = path.toLowerCase().split("/").filter(Boolean);
  return {
    level: page === "mobility-counties" ? "county" : "state",
    metric: mobilityMetrics.find((known) => known === metric) ?? "duration",
    period: mobilityPeriods.find((known) => known === period) ?? "week",
  };
}

export function mobilityPath({ level, metric, period }: MobilityRoute): string {
  return level === "state" ? `/mobility/${metric}` : `/mobility-counties/${metric}/${period}`;
}

export function metricsOf(level: MobilityLevel): readonly MobilityMetric[] {
  return mobilityMetrics.filter((metric) => hasMetric(level, metric));
}
