import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { ColorScheme } from "../environment/colorScheme.ts";
import type { Series } from "./chartContent.ts";
import { asideColor, asideNames } from "./colors/aside.ts";
import { type SeriesColor, seriesColors } from "./colors/seriesColors.ts";
import { hasLine } from "./hasLine.ts";
import styles from "./Legend.module.css";

const texts = defineTexts({
  en: { legend: "Legend: press to hide or show" },
  de: { legend: "Legende: ein Druck blendet aus und ein" },
});

interface LegendProps {
  readonly series: readonly Series[];
  readonly hidden: ReadonlySet<string>;
  readonly isVertical?: boolean;
  readonly language: Language;
  readonly scheme: ColorScheme;
  onToggle(name: string): void;
  /** The series that the pointer or the focus is at. */
  onPoint?(name: string | undefined): void;
}

export function Legend(props: LegendProps) {
  const { series, hidden, isVertical = false, language, scheme, onToggle, onPoint } = props;
  const t = inLanguage(texts, language);
  const colors = seriesColors(series, scheme);
  const aside = asideNames(series.filter(({ name }) => !hidden.has(name)));
  return (
    <ul className={`${styles.legend} ${isVertical ? styles.vertical : ""}`} aria-label={t.legend}>
      {series.map((entry, index) => {
        const color = colors[index];
        if (!color || entry.isHiddenInLegend) return undefined;
        return (
          <li key={entry.name}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={!hidden.has(entry.name)}
              onClick={() => onToggle(entry.name)}
              onPointerEnter={() => onPoint?.(entry.name)}
              onPointerLeave={() => onPoint?.(undefined)}
              onFocus={() => onPoint?.(entry.name)}
              onBlur={() => onPoint?.(undefined)}
            >
              <Swatch
                series={entry}
                color={aside.has(entry.name) ? { ...color, color: asideColor[scheme] } : color}
              />
              {inLanguage(entry.label, language)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Swatch({
  series,
  color: { color, dash },
}: {
  readonly series: Series;
  readonly color: SeriesColor;
}) {
  const dashes = {
    solid: undefined,
    dashed: "5 3",
    dotted: "1.5 3.5",
    dashDotted: "7 2 2 2",
  } as const;
  const isFilled = series.kind === "area" || series.kind === "band";
  return (
    <svg width="22" height="10" aria-hidden>
      {isFilled && (
        <rect width="22" height="10" fill={color} opacity={0.4 * (series.opacity ?? 1)} />
      )}
      {series.kind === "points" ? (
        <circle cx="11" cy="5" r="3" fill={color} opacity={series.opacity} />
      ) : series.kind === "band" && !hasLine(series) ? undefined : (
        <line
          x1="1"
          x2="21"
          y1="5"
          y2="5"
          stroke={color}
          strokeWidth="2.2"
          strokeDasharray={dashes[dash]}
          opacity={series.layer === "background" ? 0.4 : undefined}
        />
      )}
    </svg>
  );
}
