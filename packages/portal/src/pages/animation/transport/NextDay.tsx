import { SkipForward } from "lucide-react";
import { useTexts } from "../../../environment/language.ts";
import type { Player } from "../../../maps/player/player.ts";
import { usePlayerState } from "../../../maps/player/usePlayer.ts";
import { useChoice, useChoiceStore } from "../choices.ts";
import { transportTexts } from "./transportTexts.ts";

/** The button for the next day, shown at the end of a day. */
export function NextDayButton({
  player,
  dayCount,
}: {
  readonly player: Player;
  readonly dayCount: number;
}) {
  const t = useTexts(transportTexts);
  const choices = useChoiceStore();
  const day = useChoice((chosen) => chosen.day);
  const { hasEnded, speed } = usePlayerState(player);
  if (!hasEnded || speed < 0 || day >= dayCount) return null;
  const goOn = () => {
    choices.setState({ day: day + 1 });
    player.seek(0);
    player.play();
  };
  return (
    <button type="button" className="button button-action" onClick={goOn}>
      <SkipForward size={18} aria-hidden />
      {t.nextDay}
    </button>
  );
}

/** Whether the next day starts automatically. */
export function AutoAdvanceSwitch() {
  const t = useTexts(transportTexts);
  const choices = useChoiceStore();
  const autoAdvances = useChoice((chosen) => chosen.autoAdvances);
  return (
    <label>
      <input
        type="checkbox"
        role="switch"
        aria-checked={autoAdvances}
        checked={autoAdvances}
        onChange={(event) => choices.setState({ autoAdvances: event.target.checked })}
      />
      <span>{t.goOn}</span>
    </label>
  );
}
