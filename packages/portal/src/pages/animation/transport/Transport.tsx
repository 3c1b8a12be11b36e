import { inLanguage } from "@episcope/common";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLanguage, useTexts } from "../../../environment/language.ts";
import { Drawer } from "../../../kit/containers/Drawer.tsx";
import { PlayButton } from "../../../kit/controls/PlayButton.tsx";
import type { Player } from "../../../maps/player/player.ts";
import { usePlayerState } from "../../../maps/player/usePlayer.ts";
import { animationTexts } from "../animationTexts.ts";
import { useChoice } from "../choices.ts";
import type { AnimationKind } from "../kind.ts";
import { DayTimeline } from "./DayTimeline.tsx";
import { NextDayButton } from "./NextDay.tsx";
import { SpeedSlider } from "./SpeedSlider.tsx";
import { TimeField } from "./TimeField.tsx";
import styles from "./Transport.module.css";
import { transportTexts } from "./transportTexts.ts";

interface TransportProps {
  readonly kind: AnimationKind;
  readonly player: Player;
  readonly dayCount: number;
  /** The epidemic curve, if it is the time line. */
  readonly curve?: ReactNode;
  /** On phones: the day slider, and the contents of the drawer. */
  readonly daySlider?: ReactNode;
  readonly drawer?: ReactNode;
}

/** Time controls below the map. */
export function Transport(props: TransportProps) {
  const { kind, player, dayCount, curve, daySlider, drawer } = props;
  const language = useLanguage();
  const t = inLanguage(transportTexts, language);
  const { isPlaying, hasEnded } = usePlayerState(player);
  return (
    <section className={styles.transport} aria-label={t.controls} data-kind={kind}>
      {curve}
      <div className={styles.row}>
        <PlayButton
          className={styles.play}
          size={24}
          {...{ isPlaying, hasEnded }}
          onToggle={() => player.toggle()}
        />
        {kind === "traces" && (
          <>
            <DayTimeline player={player} />
            <NextDayButton player={player} dayCount={dayCount} />
            <TimeField player={player} />
          </>
        )}
        {!drawer && <SpeedSlider player={player} />}
        {drawer && kind === "timelapse" && <SpeedSlider player={player} />}
        {drawer && kind === "timelapse" && <MoreButton>{drawer}</MoreButton>}
      </div>
      {daySlider}
      {drawer && kind === "traces" && (
        <div className={styles.row}>
          <SpeedSlider player={player} />
          <MoreButton>{drawer}</MoreButton>
        </div>
      )}
    </section>
  );
}

/** On phones, controls that are rarely needed are in a drawer. */
function MoreButton({ children }: { readonly children: ReactNode }) {
  const t = useTexts(animationTexts);
  const person = useChoice((chosen) => chosen.person);
  const [opened, setOpened] = useState<{ readonly by: typeof person }>();
  // Choosing another person closes the drawer, so that the map shows that person.
  const isOpen = opened !== undefined && opened.by === person;
  return (
    <>
      <button
        type="button"
        className={`button ${styles.more}`}
        aria-haspopup="dialog"
        aria-label={`${t.more}: ${t.settings}`}
        onClick={() => setOpened({ by: person })}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {t.more}
      </button>
      <Drawer title={t.settings} isOpen={isOpen} onClose={() => setOpened(undefined)} isLow>
        {children}
      </Drawer>
    </>
  );
}
