import { inLanguage } from "@episcope/common";
import { useId } from "react";
import { useLanguage } from "../../../environment/language.ts";
import type { Player } from "../../../maps/player/player.ts";
import { speeds } from "../../../maps/player/speeds.ts";
import { usePlayerState } from "../../../maps/player/usePlayer.ts";
import { formatNumber } from "../../../text/format.ts";
import styles from "./Transport.module.css";
import { transportTexts } from "./transportTexts.ts";

/** Thirteen evenly spaced steps; those on the left play backwards. */
export function SpeedSlider({ player }: { readonly player: Player }) {
  const id = useId();
  const language = useLanguage();
  const t = inLanguage(transportTexts, language);
  const { speed } = usePlayerState(player);
  const size = formatNumber(Math.abs(speed), language);
  const valueText = speed === 0 ? t.stands : speed < 0 ? t.backwards(size) : t.speedValue(size);
  const marks = `${id}-marks`;
  return (
    <div className={styles.speed}>
      <label htmlFor={id}>{t.speed}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={speeds.length - 1}
        step={1}
        value={speeds.indexOf(speed)}
        aria-valuetext={valueText}
        list={marks}
        onChange={(event) => player.setSpeed(speeds[Number(event.target.value)] ?? 0)}
      />
      <datalist id={marks}>
        {speeds.map((one, place) => (
          <option key={one} value={place} />
        ))}
      </datalist>
      <output htmlFor={id} aria-hidden>
        {speed < 0 && "−"}
        {size}×
      </output>
    </div>
  );
}
