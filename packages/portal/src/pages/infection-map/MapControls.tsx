import { inLanguage } from "@episcope/common";
import { useId } from "react";
import { useLanguage } from "../../environment/language.ts";
import type { QueryChange } from "../../environment/useQuery.ts";
import { RadioButtons } from "../../kit/controls/RadioButtons.tsx";
import { lengthText } from "../../maps/scaleBar.ts";
import { formatNumber } from "../../text/format.ts";
import {
  type ColorBy,
  chooseColor,
  chooseLook,
  type MapAddress,
  radiusRange,
  type Units,
} from "./address/mapAddress.ts";
import styles from "./MapControls.module.css";
import { mapTexts } from "./mapTexts.ts";
import { smoothing } from "./painting/mapPainter.ts";

interface MapControlsProps {
  readonly address: MapAddress;
  readonly by: ColorBy | undefined;
  /** The colourings that the file supports, the default first. */
  readonly colors: readonly ColorBy[];
  /** Of the current view. */
  metresPerPixel(): number;
  onChange(change: QueryChange): void;
}

/** Settings of the painting. */
export function MapControls(props: MapControlsProps) {
  const { address, by, colors, metresPerPixel, onChange } = props;
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const id = useId();
  const { view, radius, units } = address;
  const { min, max, step } = radiusRange[units];
  const factor = view === "density" ? smoothing : 1;
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 });
  const shown = radius * factor;
  const text = units === "pixels" ? t.pixels(number(shown)) : lengthText(shown, language);
  const chooseUnits = (chosen: Units) => {
    if (chosen === units) return;
    // Dots keep their size as far as the other unit's range allows.
    const same = chosen === "pixels" ? radius / metresPerPixel() : radius * metresPerPixel();
    const range = radiusRange[chosen];
    const rounded = Math.round(same / range.step) * range.step;
    const fitting = Math.max(range.min, Math.min(range.max, rounded));
    onChange(chooseLook({ view, radius: fitting, units: chosen }));
  };
  return (
    <div className={styles.controls}>
      <RadioButtons
        legend={t.view}
        choices={[
          { id: "density", label: t.density },
          { id: "dots", label: t.dots },
        ]}
        chosen={view}
        onChoose={(chosen) =>
          onChange(chooseLook({ view: chosen === "density" ? "density" : "dots", radius, units }))
        }
      />
      {view === "dots" && colors.length > 1 && (
        <RadioButtons
          legend={t.by}
          choices={colors.map((color) => ({ id: color, label: t[color] }))}
          chosen={by}
          onChoose={(chosen) => {
            const color = colors.find((one) => one === chosen);
            if (color) onChange(chooseColor(color, colors[0]));
          }}
        />
      )}
      <div className={styles.radius}>
        <label htmlFor={id}>{view === "density" ? t.smoothing : t.dotRadius}</label>
        <span>
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={step}
            value={radius}
            aria-valuetext={text}
            onChange={(event) =>
              onChange(chooseLook({ view, radius: Number(event.target.value), units }))
            }
          />
          <output htmlFor={id} aria-hidden>
            {text}
          </output>
        </span>
      </div>
      <RadioButtons
        legend={t.units}
        choices={[
          { id: "meters", label: t.inMetres },
          { id: "pixels", label: t.inPixels },
        ]}
        chosen={units}
        onChoose={(chosen) => chooseUnits(chosen === "pixels" ? "pixels" : "meters")}
      />
    </div>
  );
}
