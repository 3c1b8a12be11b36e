import { type Area, mobilityPeriods } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { memo, useMemo } from "react";
import type { Range } from "../../../charts/chartContent.ts";
import { AreaWarnings } from "../AreaWarnings.tsx";
import { chooseAreas, toggledArea } from "../address/mobilityAddress.ts";
import { AreaInput } from "../areas/AreaInput.tsx";
import { comparisonColorsOf, stateColor } from "../areas/areaColors.ts";
import type { MobilityView } from "../mobilityView.ts";
import { metricHeadings, periodNames, sinceCoronaHeading } from "../words/metricTexts.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import { CurveCard } from "./CurveCard.tsx";
import { CurveControls } from "./CurveControls.tsx";
import styles from "./Curves.module.css";
import { choosableAreas } from "./curveContent.ts";
import { IncidenceCard } from "./IncidenceCard.tsx";

interface CurvesProps {
  readonly view: MobilityView;
  readonly range: Range | undefined;
  /** Dates of possible baselines. */
  readonly dates: readonly string[];
}

/**
 * The choice of areas and a chart per period; for the duration also its change (mobility
 * specification 2, 5.3).
 */
export const Curves = memo(function Curves({ view, range, dates }: CurvesProps) {
  const { route, address, language, change, changeFrom } = view;
  const { level, metric } = route;
  const t = inLanguage(mobilityTexts, language);
  const areas = useMemo(() => choosableAreas(level), [level]);
  const colors = useMemo(() => comparisonColorsOf(address.areas), [address.areas]);
  const colorOf = (area: Area) => (level === "state" ? stateColor(area) : colors.get(area.id));
  const titleOf = (heading: string, period: string) => `${heading} (${period})`;
  const hasChangeChart = metric === "duration" && address.shows === "values";
  return (
    <section className={styles.curves} aria-labelledby="curves">
      <h2 id="curves" className={styles.heading}>
        {level === "state" ? t.stateCurves : t.comparison}
      </h2>
      <div className={styles.choice}>
        <AreaInput
          label={level === "state" ? t.chooseStates : t.chooseCounties}
          placeholder={level === "state" ? t.findState : t.findCounty}
          areas={areas}
          chosen={address.areas}
          colorOf={colorOf}
          onToggle={(area) =>
            changeFrom(({ areas: chosen }) => chooseAreas(toggledArea(chosen, area), level))
          }
          onClear={() => change(chooseAreas([], level))}
        />
        <AreaWarnings address={address} />
        <CurveControls view={view} dates={dates} />
      </div>
      {mobilityPeriods.map((period) => (
        <CurveCard
          key={period}
          name={period}
          title={titleOf(
            inLanguage(metricHeadings[metric], language),
            inLanguage(periodNames[period], language),
          )}
          period={period}
          view={view}
          dates={range}
        />
      ))}
      {hasChangeChart && (
        <CurveCard
          name="change"
          title={titleOf(
            inLanguage(sinceCoronaHeading, language),
            inLanguage(periodNames.week, language),
          )}
          period="week"
          shows="change"
          view={view}
          dates={range}
        />
      )}
      <IncidenceCard view={view} dates={range} />
    </section>
  );
});
