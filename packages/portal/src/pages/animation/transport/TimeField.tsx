import { useState } from "react";
import { useTexts } from "../../../environment/language.ts";
import type { Player } from "../../../maps/player/player.ts";
import { usePosition } from "../../../maps/player/usePlayer.ts";
import { formatClock, parseClock } from "../player/clock.ts";
import styles from "./Transport.module.css";
import { transportTexts } from "./transportTexts.ts";

/** The browser's own time input; on touch it opens the clock of the system. */
export function TimeField({ player }: { readonly player: Player }) {
  const t = useTexts(transportTexts);
  const shown = usePosition(player, formatClock);
  // What is being typed, until the field is left.
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
