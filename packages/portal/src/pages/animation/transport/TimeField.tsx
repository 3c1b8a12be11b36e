import { useState } from "react";
import { useTexts } from "../../../environment/language.ts";
import type { Player } from "../../../maps/player/player.ts";
import { usePosition } from "../../../maps/player/usePlayer.ts";
import { formatClock, parseClock } from "../player/clock.ts";
import styles from "./Transport.module.css";
import { transportTexts } from "./transportTexts.ts";

/** A native time input; on touch devices it opens the system's time picker. */
export function TimeField({ player }: { readonly player: Player }) {
  const t = useTexts(transportTexts);
  const shown = usePosition(player, formatClock);
  // The typed text until the field loses focus.
  const [typed, setTyped] = useState<string>();
  function type(text: string) {
    setTyped(text);
    const seconds = parseClock(text);
    if (seconds !== undefined) player.seek(seconds);
  }
  return (
    <label className={styles.jump}>
      <span aria-hidden>{t.jump}</span>
      <input
        type="time"
        aria-label={t.jump}
        value={typed ?? shown}
        onFocus={() => setTyped(shown)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
