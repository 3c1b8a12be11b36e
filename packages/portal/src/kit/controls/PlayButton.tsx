import { defineTexts } from "@episcope/common";
import { Pause, Play, RotateCcw } from "lucide-react";
import { useTexts } from "../../environment/language.ts";

const texts = defineTexts({
  en: { play: "Play", pause: "Pause", again: "Play again" },
  de: { play: "Abspielen", pause: "Anhalten", again: "Noch einmal abspielen" },
});

interface PlayButtonProps {
  readonly isPlaying: boolean;
  /** At the end; playing starts over. */
  readonly hasEnded?: boolean;
  readonly className: string | undefined;
  /** Size of the icon in pixels. */
  readonly size?: number;
  onToggle(): void;
}

export function PlayButton(props: PlayButtonProps) {
  const { isPlaying, hasEnded = false, className, size = 20, onToggle } = props;
  const t = useTexts(texts);
  const Icon = isPlaying ? Pause : hasEnded ? RotateCcw : Play;
  const label = isPlaying ? t.pause : hasEnded ? t.again : t.play;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => onToggle()}
    >
      <Icon size={size} aria-hidden />
    </button>
  );
}
