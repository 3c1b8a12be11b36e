import { formatDay } from "@episcope/common";
import { useId } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { formatMonth, formatNumber } from "../../../text/format.ts";
import type { Finding } from "../../../viewer/answer/finding.ts";
import styles from "./CurvePicture.module.css";
import { curvePaths, highestValue, pictureHeight, pictureWidth, roundTick } from "./curvePaths.ts";

interface CurvePictureProps {
  readonly finding: Pick<Finding, "firstWeek" | "weeksApart" | "curves">;
  /** The coloured curve with its band; the others are grey. */
  readonly emphasised: number;
  /** Spoken instead of the picture; without it, the picture repeats what is beside it. */
  readonly label?: string;
}

/** Weekly curves without a frame; it takes the size of its place. */
export function CurvePicture({ finding, emphasised, label }: CurvePictureProps) {
  const language = useLanguage();
  const id = useId();
  const { curves, firstWeek, weeksApart } = finding;
  const highest = highestValue(curves);
  const tick = roundTick(highest);
  const paths = curves.map((curve) => curvePaths(curve, highest));
  const shown = paths[emphasised];
  const lastWeek = firstWeek + 7 * weeksApart * ((curves[0]?.median.length ?? 1) - 1);
  const month = (day: number) => `${formatMonth(day, language)} ${formatDay(day).slice(0, 4)}`;
  /** As a share of the height, from the top. */
  const tickPlace = 1 - tick / highest;
  return (
    <span className={styles.picture} {...(label ? { role: "img", "aria-label": label } : {})}>
      <span className={styles.area} aria-hidden>
        <svg
          viewBox={`0 0 ${pictureWidth} ${pictureHeight}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path
            className={styles.grid}
            d={`M0 ${pictureHeight}h${pictureWidth}M0 ${tickPlace * pictureHeight}h${pictureWidth}`}
          />
          {shown?.isCut && (
            <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y2={pictureHeight / 2}>
              <stop className={styles.fading} offset="0" stopOpacity="0" />
              <stop className={styles.fading} offset="1" stopOpacity="0.25" />
            </linearGradient>
          )}
          {shown?.band && (
            <path
              className={styles.band}
              d={shown.band}
              {...(shown.isCut && { style: { fill: `url(#${id})` } })}
            />
          )}
          {paths.map(
            ({ line }, place) =>
              place !== emphasised && <path key={line} className={styles.other} d={line} />,
          )}
          {shown && <path className={styles.shown} d={shown.line} />}
        </svg>
        <span className={styles.tick} style={{ top: `${100 * tickPlace}%` }}>
          {formatNumber(tick, language)}
        </span>
      </span>
      <span className={styles.months} aria-hidden>
        <span>{month(firstWeek)}</span>
        <span>{month(lastWeek)}</span>
      </span>
    </span>
  );
}
