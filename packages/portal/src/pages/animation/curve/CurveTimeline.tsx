import { inLanguage } from "@episcope/common";
import { type CSSProperties, useMemo } from "react";
import { roundBelow } from "../../../charts/layout/axis.ts";
import { useLanguage } from "../../../environment/language.ts";
import type { Player } from "../../../maps/player/player.ts";
import { usePosition } from "../../../maps/player/usePlayer.ts";
import { formatNumber } from "../../../text/format.ts";
import { useChoice } from "../choices.ts";
import { transportTexts } from "../transport/transportTexts.ts";
import { useDrag } from "../transport/useDrag.ts";
import styles from "./CurveTimeline.module.css";
import { dayMarks } from "./dayMarks.ts";
import { stackedAreas } from "./stackedAreas.ts";

interface CurveTimelineProps {
  readonly player: Player;
  readonly stateCounts: Uint32Array;
  readonly dayCount: number;
  readonly peoplePerDot: number;
  /** Indexed by state. */
  readonly colors: readonly string[];
  /** Text of a day for screen readers. */
  nameOf(day: number): string;
}

/** The epidemic curve doubles as the time line: a native slider lies over it. */
export function CurveTimeline(props: CurveTimelineProps) {
  const { player, stateCounts, dayCount, peoplePerDot, colors, nameOf } = props;
  const language = useLanguage();
  const t = inLanguage(transportTexts, language);
  const hidden = useChoice((chosen) => chosen.hidden);
  const { areas, most } = useMemo(
    () => stackedAreas(stateCounts, (state) => hidden.includes(state)),
    [stateCounts, hidden],
  );
  const position = usePosition(player, (days) => Math.round(days * 20) / 20);
  const day = Math.floor(position);
  const startDrag = useDrag(player);
  const share = (days: number) => (days - 1) / Math.max(1, dayCount - 1);
  const mark = roundBelow(0.9 * most * peoplePerDot);
  const marks = dayMarks(dayCount);
  return (
    <div className={styles.curve} style={{ "--share": share(position) } as CSSProperties}>
      <div className={styles.plot}>
        <svg
          viewBox={`1 0 ${Math.max(1, dayCount - 1)} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {areas.map(({ state, path }) => (
            <path key={state} d={path} fill={colors[state]} data-state={state} />
          ))}
        </svg>
        {areas.length > 0 && (
          <div
            className={styles.line}
            style={{ bottom: `${(100 * mark) / (most * peoplePerDot)}%` }}
            aria-hidden
          >
            <span>{t.people(formatNumber(mark, language))}</span>
          </div>
        )}
        <div className={styles.cursor} aria-hidden />
      </div>
      <input
        type="range"
        aria-label={t.curve}
        aria-valuetext={nameOf(day)}
        min={1}
        max={dayCount}
        step={1}
        value={day}
        onPointerDown={startDrag}
        onChange={(event) => player.seek(Number(event.target.value))}
      />
      <div className={styles.days} aria-hidden>
        {marks.map((one) => (
          <span key={one} style={{ left: `${100 * share(one)}%` }}>
            {one === 1 ? `${t.day} 1` : one}
          </span>
        ))}
      </div>
    </div>
  );
}
