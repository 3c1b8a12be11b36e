import type { Area, MobilityMetric } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";
import { useMediaQuery } from "../../../kit/browser/useMediaQuery.ts";
import { Failure } from "../../../kit/notices/Failure.tsx";
import { borderSource } from "../../../maps/borderSource.ts";
import { ChoroplethMap } from "../../../maps/choropleth/ChoroplethMap.tsx";
import type { MapFocus } from "../../../maps/choropleth/useMapView.ts";
import type { MobilityView } from "../mobilityView.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import styles from "./AreaMap.module.css";
import type { MapRow } from "./mapRows.ts";
import { chooseText, valueText } from "./mapText.ts";
import { rowName, stateName } from "./tableRows.ts";
import type { MapScene } from "./useMapScene.ts";

interface AreaMapProps {
  readonly view: MobilityView;
  readonly scene: MapScene;
  readonly title: string;
  readonly metric: MobilityMetric;
  readonly focus: MapFocus | undefined;
  onFocus(focus: MapFocus | undefined): void;
  /** Adds the area to the charts or removes it. */
  onToggle(area: Area): void;
}

/** The map and a line about the area under the pointer or with keyboard focus. */
export function AreaMap(props: AreaMapProps) {
  const { view, scene, title, metric, focus, onFocus, onToggle } = props;
  const { route, address, language } = view;
  const t = inLanguage(mobilityTexts, language);
  const hasMouse = useMediaQuery("(hover: hover)");
  const { ground, rows } = scene;
  const hint = hasMouse ? t.pointAtMouse : t.pointAt;
  const credit = (
    <p className={styles.credit}>
      <a href={borderSource.url}>{t.geometry(borderSource.text)}</a>
    </p>
  );
  if (ground.kind !== "ready") {
    return (
      <div className={styles.column}>
        <div className={styles.map}>
          {ground.kind === "failed" ? (
            <Failure error={ground.error} onRetry={ground.retry} />
          ) : (
            <p className={styles.waiting}>{t.loading}</p>
          )}
        </div>
        {/* Same structure as below the map, so that nothing moves when it appears. */}
        {ground.kind === "waiting" && (
          <>
            <div className={styles.under}>
              <p className={styles.reading}>{hint}</p>
            </div>
            {credit}
          </>
        )}
      </div>
    );
  }
  const { shapes } = ground.lines;
  const rowOf = (shape: number) => rows.get(shapes[shape]?.id ?? "");
  const current = focus && rowOf(focus.shape);
  const isChosen = current !== undefined && address.areas.includes(current.area);
  return (
    <div className={styles.column}>
      <ChoroplethMap
        className={styles.map}
        label={t.mapLabel(title)}
        lines={ground.lines}
        bounds={ground.bounds}
        scene={ground.picture}
        focus={focus}
        onFocus={onFocus}
        onChoose={(shape) => {
          const row = rowOf(shape);
          if (row) onToggle(row.area);
        }}
        tip={(shape) => <AreaTip row={rowOf(shape)} {...{ scene, metric, view }} />}
      />
      <div className={styles.under}>
        <p className={styles.reading} aria-live={focus?.by === "pointer" ? "off" : "polite"}>
          {current ? accessibleText(current, scene, language) : hint}
        </p>
        {current && !hasMouse && (
          <button type="button" className="button" onClick={() => onToggle(current.area)}>
            {chooseText(route.level, isChosen, language)}
          </button>
        )}
      </div>
      {credit}
    </div>
  );
}

/** Name and value as one sentence for screen readers. */
function accessibleText(row: MapRow, { textOf }: MapScene, language: Language): string {
  const [name, state] = [rowName(row, language), stateName(row, language)];
  const place = state === name || state === "" ? name : `${name} (${state})`;
  return `${place}: ${textOf(row)}`;
}

interface AreaTipProps {
  readonly row: MapRow | undefined;
  readonly scene: MapScene;
  readonly metric: MobilityMetric;
  readonly view: MobilityView;
}

function AreaTip({ row, scene, metric, view: { language } }: AreaTipProps) {
  if (!row) return undefined;
  const [name, state] = [rowName(row, language), stateName(row, language)];
  return (
    <>
      <strong className={styles.name}>{name}</strong>
      {state !== name && <span className={styles.state}>{state}</span>}
      <span className={styles.value}>{scene.textOf(row)}</span>
      {scene.isChange && !Number.isNaN(row.shown) && (
        <span className={styles.state}>
          {valueText(row.start, metric, language)} → {valueText(row.end, metric, language)}
        </span>
      )}
    </>
  );
}
