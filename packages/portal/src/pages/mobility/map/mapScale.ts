// The colour scale of the map and its labels (mobility specification 5.2).

import type { MobilityMetric, MobilitySeries } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";
import { niceRange } from "../../../charts/layout/axis.ts";
import type { Measure } from "../../../charts/layout/measure.ts";
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import {
  type ColorScale,
  type ColorSet,
  changeScale,
  typicalRange,
  valueScale,
} from "../../../maps/choropleth/colorScale.ts";
import { measureOf, unitTitles } from "../words/metricTexts.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import { plausibleValues } from "./mapRows.ts";

export interface ScaleWords {
  readonly title: string;
  readonly measure: Measure;
  readonly isChange: boolean;
}

/** For a single date the ends are rounded from the whole series. */
export function mapScale(
  series: MobilitySeries,
  isChange: boolean,
  set: ColorSet,
  scheme: ColorScheme,
): ColorScale {
  if (isChange) return changeScale(set, scheme);
  return valueScale(set, scheme, niceRange(typicalRange(plausibleValues(series)), 8));
}

export function scaleWords(
  metric: MobilityMetric,
  isChange: boolean,
  language: Language,
): ScaleWords {
  return isChange
    ? {
        title: inLanguage(mobilityTexts, language).changeScale,
        measure: { decimals: 0, isSigned: true },
        isChange,
      }
    : {
        title: inLanguage(unitTitles[metric], language),
        measure: { ...measureOf(metric), decimals: 0 },
        isChange,
      };
}

const gradientSteps = 16;

export function legendColors(scale: ColorScale): readonly string[] {
  return Array.from(
    { length: gradientSteps + 1 },
    (_, step) => scale.colorOf(scale.low + ((scale.high - scale.low) * step) / gradientSteps) ?? "",
  );
}

export function legendTicks({ low, high }: ColorScale): readonly number[] {
  return [0, 1, 2, 3, 4].map((step) => low + ((high - low) * step) / 4);
}
