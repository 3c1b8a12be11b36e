import { inLanguage } from "@episcope/common";
import { formatMeasure } from "../../../charts/layout/measure.ts";
import { useLanguage } from "../../../environment/language.ts";
import { ColorScaleLegend } from "../../../maps/ColorScaleLegend.tsx";
import type { ColorScale } from "../../../maps/choropleth/colorScale.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import styles from "./MapLegend.module.css";
import { legendColors, legendTicks, type ScaleWords } from "./mapScale.ts";

interface MapLegendProps {
  readonly scale: ColorScale;
  readonly words: ScaleWords;
  /** The value of the whole country. */
  readonly germany: string;
}

/** The colours with their values; arrows mark open ends. */
export function MapLegend({ scale, words, germany }: MapLegendProps) {
  const language = useLanguage();
  const t = inLanguage(mobilityTexts, language);
  const ticks = legendTicks(scale);
  return (
    <div className={styles.legend}>
      <ColorScaleLegend
        title={words.title}
        gradient={`linear-gradient(to right, ${legendColors(scale).join(", ")})`}
        ticks={ticks}
        format={(value, index) => {
          const sign = index === 0 ? "≤\u00a0" : index === ticks.length - 1 ? "≥\u00a0" : "";
          return sign + formatMeasure(value, words.measure, language);
        }}
        openEnds={[scale.colorOf(scale.low), scale.colorOf(scale.high)]}
      />
      {words.isChange && (
        <p className={styles.ends} aria-hidden>
          <span>{t.less}</span>
          <span>{t.more}</span>
        </p>
      )}
      <p className={styles.entry}>
        <svg width="22" height="14" aria-hidden>
          <rect className={styles.hatchGround} width="22" height="14" />
          <path className={styles.hatch} d="M-2,8L8,-2M-2,16L16,-2M6,16L24,-2M14,16L24,6" />
        </svg>
        {t.noData}
      </p>
      <p className={styles.germany}>
        {t.germany}: <strong>{germany}</strong>
      </p>
    </div>
  );
}
