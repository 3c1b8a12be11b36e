// The files of the demonstration data, as published below the data root.

import {
  type AreaId,
  counties,
  germany,
  hasMetric,
  type MobilityLevel,
  type MobilityMetric,
  type MobilitySeries,
  mobilityFileKinds,
  mobilityFilePaths,
  mobilityLevels,
  mobilityPeriods,
  mobilityTextPath,
  writeMobility,
} from "@episcope/battery";
import { writtenLanguages } from "@episcope/common";
import { demonstrationData } from "./demonstrationData.ts";
import { demonstrationText } from "./demonstrationText.ts";
import { populationOf } from "./population.ts";

/** Text by path below the data root. */
export function demonstrationFiles(): ReadonlyMap<string, string> {
  const data = demonstrationData();
  const files = new Map<string, string>();
  for (const level of mobilityLevels) {
    for (const language of writtenLanguages) {
      files.set(mobilityTextPath(level, language), demonstrationText(level, language));
    }
    for (const period of mobilityPeriods) {
      const series = withWholeShares(data[level][period]);
      for (const kind of mobilityFileKinds) {
        const [path] = mobilityFilePaths({ level, kind, period });
        if (path === undefined) continue;
        files.set(
          path,
          writeMobility({ level, kind }, series, { persons, ...totalOf(level, series) }),
        );
      }
    }
  }
  return files;
}

/** Published shares are whole numbers (mobility specification 3.3). */
function withWholeShares(
  series: ReadonlyMap<MobilityMetric, MobilitySeries>,
): ReadonlyMap<MobilityMetric, MobilitySeries> {
  const shares = series.get("proportion-mobile-persons");
  if (!shares) return series;
  const whole = { ...shares, values: shares.values.map(Math.round) };
  return new Map([...series, ["proportion-mobile-persons", whole]]);
}

/** All activities out of home: about three per person who left home. */
function totalOf(
  level: MobilityLevel,
  series: ReadonlyMap<MobilityMetric, MobilitySeries>,
): { readonly total?: MobilitySeries } {
  const shares = series.get("proportion-mobile-persons");
  if (!shares || !hasMetric(level, "nightly-activity")) return {};
  return { total: { ...shares, values: shares.values.map((share) => share * 30) } };
}

/** A fifth of the inhabitants. */
function persons(area: AreaId): number {
  const known = personsByArea.get(area);
  if (known !== undefined) return known;
  const ids = counties.map(({ id }) => id);
  const parts = area === germany.id ? ids : ids.filter((id) => id.startsWith(area));
  const count = Math.round(parts.reduce((sum, id) => sum + populationOf(id), 0) / 5);
  personsByArea.set(area, count);
  return count;
}

const personsByArea = new Map<AreaId, number>();
