import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { useColorScheme } from "../../environment/useColorScheme.ts";
import { ColorScaleLegend } from "../../maps/ColorScaleLegend.tsx";
import { formatNumber } from "../../text/format.ts";
import type { MapView } from "./address/mapAddress.ts";
import { type Categories, categoryLabel, colorOf } from "./categories.ts";
import styles from "./MapLegend.module.css";
import { mapTexts } from "./mapTexts.ts";
import { heatGradient } from "./painting/heat.ts";

interface MapLegendProps {
  readonly view: MapView;
  readonly categories: Categories;
  /** Infections in the window, by category. */
  readonly counts: readonly number[];
  /** The end of the density scale. */
  readonly most: number | undefined;
}

/** The meaning of the colours, with counts. */
export function MapLegend({ view, categories, counts, most }: MapLegendProps) {
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const scheme = useColorScheme();
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 2 });
  return (
    <section className={styles.legend} aria-label={t.legend}>
      {view === "density" && (
        <div className={styles.density}>
          <ColorScaleLegend
            title={t.perSquareKilometre}
            gradient={heatGradient(scheme)}
            ticks={most === undefined ? [0] : [0, most / 4, most]}
            format={number}
          />
        </div>
      )}
      <ul className={styles.categories}>
        {categories.list.map(({ name, shape }, place) => (
          <li key={name}>
            {view === "dots" && (
              <svg className={styles.swatch} viewBox="-8 -8 16 16" aria-hidden>
                <path
                  fill={colorOf(categories.by, name, scheme)}
                  d={
                    shape === "disc"
                      ? "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
                      : "M0-7.5L7.5 0L0 7.5L-7.5 0Z"
                  }
                />
              </svg>
            )}
            <span>{categoryLabel(categories.by, name, language)}</span>
            <span className={styles.count}>{number(counts[place] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
