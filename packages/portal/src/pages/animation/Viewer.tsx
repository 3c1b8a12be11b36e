import { inLanguage } from "@episcope/common";
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { useMediaQuery } from "../../kit/browser/useMediaQuery.ts";
import type { Camera } from "../../maps/camera.ts";
import type { Player } from "../../maps/player/player.ts";
import { usePlayerState, usePosition } from "../../maps/player/usePlayer.ts";
import { type CameraControl, useCamera } from "../../maps/useCamera.ts";
import { cityName } from "../../text/cityName.ts";
import { readAddress } from "./address/animationAddress.ts";
import { useAddressSync } from "./address/useAddressSync.ts";
import { animationTexts } from "./animationTexts.ts";
import { ChoiceContext, useChoice } from "./choices.ts";
import { useCounts } from "./counts/useCounts.ts";
import { CurveTimeline } from "./curve/CurveTimeline.tsx";
import { DayGrid, DaySlider } from "./days/DayGrid.tsx";
import { Card } from "./frame/Card.tsx";
import { dayDate } from "./frame/dayDate.ts";
import styles from "./frame/Frame.module.css";
import { FailureCard, LoadingCard } from "./frame/LoadingCard.tsx";
import { TitleBar } from "./frame/TitleBar.tsx";
import { type AnimationKind, timeModels } from "./kind.ts";
import { LegendBlock } from "./legend/LegendBlock.tsx";
import { LegendStrip } from "./legend/LegendStrip.tsx";
import { legendTexts } from "./legend/legendTexts.ts";
import { usePalette } from "./look/usePalette.ts";
import { MapButtons } from "./map/MapButtons.tsx";
import { MapView } from "./map/MapView.tsx";
import { ScaleBar } from "./map/ScaleBar.tsx";
import type { Stage } from "./map/stage.ts";
import { useStage } from "./map/useStage.ts";
import { ChosenPerson } from "./person/ChosenPerson.tsx";
import { PersonFinder } from "./person/PersonFinder.tsx";
import { personTexts } from "./person/personTexts.ts";
import { formatClock } from "./player/clock.ts";
import { useHiddenTab, useHold, useSpaceBar } from "./player/usePlayerHolds.ts";
import { RunNote } from "./run/RunNote.tsx";
import type { AnimationSource, PeoplePicture } from "./source/animationSource.ts";
import { useLoadAhead } from "./source/useLoadAhead.ts";
import { usePicture } from "./source/usePicture.ts";
import { type Started, startOf } from "./start.ts";
import { Transport } from "./transport/Transport.tsx";
import { useAutoAdvance } from "./transport/useAutoAdvance.ts";

interface ViewerProps {
  readonly source: AnimationSource;
  readonly kind: AnimationKind;
  readonly isHelpOpen: boolean;
  onHelp(): void;
}

export function Viewer(props: ViewerProps) {
  const { source, kind } = props;
  const [query] = useQuery();
  const isMotionReduced = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [started] = useState(() => startOf(kind, source.facts, query, isMotionReduced));
  return (
    <ChoiceContext value={started.choices}>
      <Playing {...props} {...started} />
    </ChoiceContext>
  );
}

function Playing(props: ViewerProps & Started) {
  const { source, kind, isHelpOpen, onHelp, choices, player } = props;
  const { facts } = source;
  const isOfRun = source.run !== undefined;
  const language = useLanguage();
  const t = inLanguage(animationTexts, language);
  const city = cityName(facts.city, language);
  const { palette } = usePalette();
  const isNarrow = useMediaQuery("(max-width: 749px), (max-height: 520px)");
  const fullScreenElement = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const camera = useCamera(element, facts.bounds);
  const [stage, setStage] = useState<Stage | "none">();
  const drawing = stage === "none" ? undefined : stage;

  const day = useDay(kind, player);
  const person = useChoice((chosen) => chosen.person);
  const { shown, loading, failure } = usePicture(source, kind, day);
  const momentAt = useMomentAt(kind, shown?.day ?? day);
  const counts = usePeopleCounts(source, player, shown?.picture, day, momentAt);
  const peoplePerDot = Math.round(1 / facts.sample);

  useStage(drawing, camera, source, shown, palette);
  useLoadAhead(source, shown !== undefined);
  useHold(player, "dialog", isHelpOpen);
  useHold(player, "loading", loading !== undefined || failure !== undefined);
  useHiddenTab(player);
  useSpaceBar(player);
  useAutoAdvance(player, choices, facts.dayCount);
  useAddressSync({ kind, facts, choices, player, camera, element });
  useFirstView(camera, facts.firstView);

  const date = dayDate(facts, day, language, isNarrow ? "short" : "long");
  // Announcing every day would be too much for screen readers while the time lapse plays.
  const isDayNews = usePlayerState(player).isRunning ? kind === "traces" : true;
  const isSwitching = shown !== undefined && loading !== undefined;
  const legend = (
    <LegendBlock
      kind={kind}
      origin={source.origin}
      isOfRun={isOfRun}
      counts={counts}
      peoplePerDot={peoplePerDot}
      faults={shown?.picture.faults ?? []}
    />
  );
  const personCount = shown?.picture.homes.x.length ?? 0;
  const finder = (
    <PersonFinder personCount={personCount} findRandom={() => drawing?.randomInfected()} />
  );
  const chosen = shown && person !== undefined && person < personCount && (
    <ChosenPerson
      source={source}
      person={person}
      day={kind === "traces" ? shown.day : undefined}
      picture={shown.picture}
      player={player}
      stage={drawing}
      colors={palette.colors}
      momentAt={momentAt}
    />
  );
  return (
    <div
      ref={fullScreenElement}
      className={styles.page}
      style={
        { backgroundColor: palette.background, "--ground": palette.background } as CSSProperties
      }
      data-ready={shown !== undefined && loading === undefined}
    >
      <TitleBar
        title={kind === "traces" ? t.outbreakDay(city, day) : t.cityDay(city, day)}
        detail={isSwitching ? t.loadingDay(day) : date}
      >
        {kind === "traces" && <Clock player={player} />}
        {source.run && <RunNote run={source.run} />}
      </TitleBar>
      <p className="visually-hidden" aria-live="polite">
        {isDayNews && t.announcedDay(day, date)}
      </p>
      <div className={styles.stage}>
        <MapView
          city={city}
          element={element}
          player={player}
          camera={camera}
          timeModel={timeModels[kind]}
          stage={drawing}
          onStage={setStage}
        />
        <ScaleBar camera={camera} origin={source.origin} />
        {!isNarrow && (
          <>
            <div className={styles.left}>
              {kind === "traces" && (
                <Card title={t.days}>
                  <DayGrid
                    stateCounts={source.stateCounts}
                    dayCount={facts.dayCount}
                    colors={palette.colors}
                  />
                </Card>
              )}
              {!chosen && <Card title={inLanguage(personTexts, language).find}>{finder}</Card>}
              {chosen && <div className={styles.card}>{chosen}</div>}
            </div>
            <div className={styles.right}>
              <Card title={inLanguage(legendTexts, language).title(city)}>{legend}</Card>
            </div>
          </>
        )}
        <MapButtons camera={camera} fullScreenElement={fullScreenElement} onHelp={onHelp} />
        {isNarrow && chosen && <div className={styles.sheet}>{chosen}</div>}
        {stage === "none" && <p className={styles.message}>{t.noDrawing}</p>}
        {!shown && loading && <LoadingCard step={loading} isOfRun={isOfRun} />}
        {failure && <FailureCard {...failure} isOfRun={isOfRun} onRetry={failure.retry} />}
      </div>
      {isNarrow && <LegendStrip />}
      <Transport
        kind={kind}
        player={player}
        dayCount={facts.dayCount}
        curve={
          kind === "timelapse" && (
            <CurveTimeline
              player={player}
              stateCounts={source.stateCounts}
              dayCount={facts.dayCount}
              peoplePerDot={peoplePerDot}
              colors={palette.colors}
              nameOf={(one) => t.announcedDay(one, dayDate(facts, one, language))}
            />
          )
        }
        daySlider={isNarrow && kind === "traces" && <DaySlider dayCount={facts.dayCount} />}
        drawer={
          isNarrow && (
            <>
              {legend}
              {finder}
            </>
          )
        }
      />
    </div>
  );
}

function Clock({ player }: { readonly player: Player }) {
  return <p className={styles.clock}>{usePosition(player, formatClock)}</p>;
}

/** The day in the title: the chosen one, or the current one of the time lapse. */
function useDay(kind: AnimationKind, player: Player): number {
  const chosen = useChoice(({ day }) => day);
  const passed = usePosition(player, Math.floor);
  return kind === "traces" ? chosen : passed;
}

function useMomentAt(kind: AnimationKind, day: number) {
  return useCallback(
    (position: number) => {
      const moment = { tick: 0, time: 0, until: 0 };
      timeModels[kind](position, day, moment);
      return moment;
    },
    [kind, day],
  );
}

/** Counts by state at the shown moment, or at the start of the day while the day is loading. */
function usePeopleCounts(
  { facts, stateCounts }: AnimationSource,
  player: Player,
  picture: PeoplePicture | undefined,
  day: number,
  momentAt: (position: number) => { readonly tick: number; readonly time: number },
): readonly number[] {
  const now = useCounts(player, picture?.steps, picture?.countedPeople ?? 0, momentAt);
  const dots = now ?? [...stateCounts.slice(7 * (day - 1), 7 * day)];
  return dots.map((count) => Math.round(count / facts.sample));
}

/** The view from the address, or the default view. */
function useFirstView(camera: CameraControl, defaultView: Camera | undefined): void {
  const [query] = useQuery();
  const [view] = useState(() => readAddress(query).view ?? defaultView);
  useEffect(() => {
    if (view) camera.set(view);
  }, [camera, view]);
}
