import type { KeyboardEvent } from "react";
import { useTexts } from "../../../environment/language.ts";
import type { Player } from "../../../maps/player/player.ts";
import { usePosition } from "../../../maps/player/usePlayer.ts";
import { formatClock, lastSecond } from "../player/clock.ts";
import styles from "./Transport.module.css";
import { transportTexts } from "./transportTexts.ts";
import { useDrag } from "./useDrag.ts";

const marks = ["0:00", "6:00", "12:00", "18:00", "24:00"];
/** Five minutes per arrow key, an hour per page key. */
const keySteps: ReadonlyMap<string, number> = new Map([
  ["ArrowRight", 300],
  ["ArrowUp", 300],
  ["ArrowLeft", -300],
  ["ArrowDown", -300],
  ["PageUp", 3600],
  ["PageDown", -3600],
]);

/** The day as a time line: clicking, dragging and keys set the time. */
export function DayTimeline({ player }: { readonly player: Player }) {
  const t = useTexts(transportTexts);
  const seconds = usePosition(player, Math.round);
  const startDrag = useDrag(player);
  const step = (event: KeyboardEvent) => {
    const by = keySteps.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    player.seek(player.position + by);
  };
  return (
    <div className={styles.timeline}>
      <span className={styles.sliderName} aria-hidden>
        {t.time}
      </span>
      <input
        type="range"
        aria-label={t.time}
        aria-valuetext={formatClock(seconds)}
        min={0}
        max={lastSecond}
        step={1}
        value={seconds}
        onPointerDown={startDrag}
        onKeyDown={step}
        onChange={(event) => player.seek(Number(event.target.value))}
      />
      <div className={styles.marks} aria-hidden>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
