import type { Day } from "@episcope/common";
import { type LaneName, laneOf, type UsualLanes } from "@episcope/scenario/lab";
import { useLanguage } from "../../../../environment/language.ts";
import { type DayWindow, daysIn, shareOf } from "../days/dayWindow.ts";
import { percent } from "../days/percent.ts";
import { valueText } from "../words/blockWords.ts";
import { freePieces } from "./freePieces.ts";
import styles from "./LaneGround.module.css";
import { stepPath, usualSegments } from "./usualSegments.ts";

export interface GroundProps {
  readonly usual: UsualLanes;
  readonly window: DayWindow;
  /** In pixels. */
  readonly width: number;
  /** Until this day nothing can be changed. */
  readonly fittedUntil: Day;
  /** Beginnings of months. */
  readonly months: readonly Day[];
  /** What happened. */
  readonly marks: readonly Day[];
}

interface LaneGroundProps extends GroundProps {
  readonly lane: LaneName;
  readonly blocks: readonly DayWindow[];
}

const letterWidth = 7;

/** What really happened, under the blocks: steps of a share, or words. */
export function LaneGround({ lane, blocks, ...props }: LaneGroundProps) {
  const { usual, window, width, fittedUntil, months, marks } = props;
  const language = useLanguage();
  const segments = usualSegments(usual, lane, window);
  const isShare = laneOf(lane).unit === "share";
  const line = (day: Day, className: string | undefined) => (
    <line key={day} className={className} x1={day} x2={day} y1={0} y2={100} />
  );
  const seen = (day: Day) => day > window.from && day <= window.to;
  return (
    <div className={styles.ground} aria-hidden>
      <svg
        aria-hidden
        viewBox={`${window.from} 0 ${daysIn(window)} 100`}
        preserveAspectRatio="none"
      >
        {isShare && <path className={styles.usual} d={stepPath(segments)} />}
        {months.filter(seen).map((day) => line(day, styles.month))}
        {marks.filter(seen).map((day) => line(day, styles.mark))}
      </svg>
      {fittedUntil >= window.from && (
        <div
          className={styles.past}
          style={{ width: percent(Math.min(1, shareOf(fittedUntil + 1, window))) }}
        />
      )}
      {!isShare &&
        segments.flatMap((segment) => {
          const text = valueText(lane, segment.value, language);
          const perDay = width / daysIn(window);
          const piece = freePieces(segment, blocks).find(
            (one) => daysIn(one) * perDay > letterWidth * text.length + 8,
          );
          return piece
            ? [
                <span
                  key={segment.from}
                  className={styles.word}
                  data-change={piece.from === segment.from || undefined}
                  style={{ left: percent(shareOf(piece.from, window)) }}
                >
                  {text}
                </span>,
              ]
            : [];
        })}
    </div>
  );
}
