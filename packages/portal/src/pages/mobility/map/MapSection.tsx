import { type Area, germany, type MobilityPeriod } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { Map as MapIcon, Table2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useNearView } from "../../../kit/browser/useNearView.ts";
import { CardTool } from "../../../kit/controls/CardTool.tsx";
import { PartBoundary } from "../../../kit/notices/PartBoundary.tsx";
import type { MapFocus } from "../../../maps/choropleth/useMapView.ts";
import { formatDate } from "../../../text/format.ts";
import { type ChosenWeeks, chooseWeeks, chosenWeeks } from "../address/chosenWeeks.ts";
import { chooseAreas, toggledArea } from "../address/mobilityAddress.ts";
import { DownloadMenu } from "../DownloadMenu.tsx";
import { LeftOut, SeriesMessage } from "../FaultySeries.tsx";
import type { MobilityView } from "../mobilityView.ts";
import { Notice } from "../Notice.tsx";
import { sourceLine } from "../sourceLines.ts";
import type { MobilityState } from "../useMobility.ts";
import { metricHeadings, periodNames, periodSteps } from "../words/metricTexts.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import { AreaMap } from "./AreaMap.tsx";
import styles from "./MapSection.module.css";
import { MapSettings } from "./MapSettings.tsx";
import { mapCsv } from "./tableRows.ts";
import { type MapScene, useMapScene } from "./useMapScene.ts";
import { useWeekPlayer } from "./useWeekPlayer.ts";
import { WeekControls } from "./WeekControls.tsx";

const MapTable = lazy(async () => ({ default: (await import("./MapTable.tsx")).MapTable }));

const nearMargin = 400;

interface MapSectionProps {
  readonly view: MobilityView;
  readonly period: MobilityPeriod;
  readonly state: MobilityState;
  /** Above the map: the period of the states, which have no page per period. */
  readonly children?: ReactNode;
}

/** The map with its dates, or a message in its place (mobility specification 5.2). */
export function MapSection({ view, period, state, children }: MapSectionProps) {
  const { address, language } = view;
  const t = inLanguage(mobilityTexts, language);
  const dates = state.kind === "read" ? state.series.dates : [];
  const weeks = chosenWeeks(address, period, dates);
  // Shapes are requested when the map comes near the viewport; from then on the map stays.
  const { element, isNear } = useNearView(nearMargin);
  const wasNear = useRef(false);
  if (isNear) wasNear.current = true;
  return (
    <section ref={element} aria-labelledby="map" className={styles.section} data-map>
      {children}
      {weeks && weeks.unknown.length > 0 && (
        <Notice>{t.unknownDates(weeks.unknown.map((date) => date.slice(0, 40)).join(", "))}</Notice>
      )}
      {state.kind === "read" && weeks && wasNear.current ? (
        <PartBoundary>
          <ShownMap {...{ view, period, state, weeks }} />
        </PartBoundary>
      ) : (
        <>
          <h2 id="map" className={styles.heading}>
            {t.map}
          </h2>
          <div className={styles.empty}>
            <SeriesMessage state={state} />
          </div>
        </>
      )}
    </section>
  );
}

interface ShownMapProps {
  readonly view: MobilityView;
  readonly period: MobilityPeriod;
  readonly state: Extract<MobilityState, { readonly kind: "read" }>;
  readonly weeks: ChosenWeeks;
}

function ShownMap({ view, period, state, weeks }: ShownMapProps) {
  const { address, route, language, change } = view;
  const { metric, level } = route;
  const { series, file, faults } = state;
  const t = inLanguage(mobilityTexts, language);
  const { dates } = series;
  const choose = (start: string, end: string) => change(chooseWeeks({ start, end }, dates));
  const player = useWeekPlayer(dates.indexOf(weeks.end), dates.length, (week) =>
    choose(weeks.start, dates[week] ?? weeks.end),
  );
  const end = dates[player.held ?? -1] ?? weeks.end;
  const settings = { metric, start: weeks.start, end };
  const scene = useMapScene(view, series, settings);
  const [focus, setFocus] = useState<MapFocus>();
  const isTable = address.mapView === "table";
  const toggle = (area: Area) =>
    view.changeFrom(({ areas }) => chooseAreas(toggledArea(areas, area), level));
  const heading = scene.isChange ? t.differenceMap : t.weekMap;
  const title = `${heading}: ${inLanguage(metricHeadings[metric], language)} (${inLanguage(periodNames[period], language)})`;
  const words = (date: string) =>
    inLanguage(periodSteps[period].words, language).replace(
      "{date}",
      formatDate(date, language, "short"),
    );
  const subtitle = scene.isChange
    ? t.against(words(end), formatDate(weeks.start, language, "short"))
    : words(end);
  const controls = (
    <div className={styles.side}>
      <WeekControls
        {...{ period, dates, player, end }}
        start={weeks.start}
        onStart={(date) => {
          player.stop();
          choose(date, end);
        }}
        onEnd={(date) => {
          player.stop();
          choose(weeks.start, date);
        }}
      />
      {!isTable && (
        <MapSettings {...{ view, scene }} germany={countryText(scene)} onFind={setFocus} />
      )}
    </div>
  );
  return (
    <>
      <header className={styles.header}>
        <div>
          <h2 id="map" className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <div className={styles.tools}>
          <CardTool
            label={isTable ? t.showMap : t.showTable}
            icon={isTable ? <MapIcon size={18} aria-hidden /> : <Table2 size={18} aria-hidden />}
            onClick={() => change({ view: isTable ? undefined : "table" })}
          />
          <DownloadMenu
            fileName={`mobility-map-${metric}-${period}-${end}`}
            svg={() => scene.svg({ title, subtitle, file })}
            csv={() => mapCsv(scene.rows, settings, language)}
            about={{
              title: `${title}, ${subtitle}`,
              units: [inLanguage(metricHeadings[metric], language)],
              scenarios: [],
              sources: [sourceLine(file, language)],
            }}
          />
        </div>
      </header>
      <div className={isTable ? undefined : styles.layout}>
        {isTable && controls}
        {isTable ? (
          <Suspense fallback={<p>{t.loading}</p>}>
            <MapTable
              {...settings}
              {...{ title, series }}
              rows={scene.rows}
              isChosen={(area) => address.areas.includes(area)}
              onChoose={toggle}
            />
          </Suspense>
        ) : (
          <AreaMap
            {...{ view, scene, title, metric, focus }}
            onFocus={setFocus}
            onToggle={toggle}
          />
        )}
        {!isTable && controls}
      </div>
      <footer className={styles.foot}>
        <p>{sourceLine(file, language)}</p>
        <LeftOut faults={faults} file={file} />
      </footer>
    </>
  );
}

function countryText({ rows, textOf }: MapScene): string {
  const row = rows.get(germany.id);
  return row ? textOf(row) : "";
}
