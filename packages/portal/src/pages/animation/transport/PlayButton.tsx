import { Pause, Play, RotateCcw } from "lucide-react";
import { useTexts } from "../../../environment/language.ts";
import type { Player } from "../player/player.ts";
import { usePlayerState } from "../player/usePlayer.ts";
import styles from "./Transport.module.css";
import { transportTexts } from "./transportTexts.ts";

/** One button for play and pause. */
export function PlayButton({ player }: { readonly player: Player }) {
  const t = useTexts(transportTexts);
  const { isPlaying, hasEnded } = usePlayerState(player);
  const Icon = isPlaying ? Pause : hasEnded ? RotateCcw : Play;
  const label = isPlaying ? t.pause : hasEnded ? t.again : t.play;
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={label}
      title={label}
      onClick={() => player.toggle()}
    >
      <Icon size={24} aria-hidden />
    </button>
  );
}
