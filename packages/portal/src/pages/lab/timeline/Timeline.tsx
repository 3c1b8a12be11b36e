import { type Day, inLanguage } from "@episcope/common";
import type { LabScenario, UsualLanes } from "@episcope/scenario/lab";
import { ChevronDown, ChevronLeft, ChevronRight, LockOpen } from "lucide-react";
import { useId, useState } from "react";
import { useWidth } from "../../../charts/useWidth.ts";
import { useLanguage } from "../../../environment/language.ts";
import { useMediaQuery } from "../../../kit/browser/useMediaQuery.ts";
import { RadioButtons } from "../../../kit/controls/RadioButtons.tsx";
import { SteadyButton } from "../../../kit/controls/SteadyButton.tsx";
import { monthTicks } from "./days/ticks.ts";
import { narrowScreen } from "./edit/BlockEditor.tsx";
import { type BlockPlace, blockAt, blocksOf } from "./edit/placedBlock.ts";
import { HistoryButtons } from "./HistoryButtons.tsx";
import { LaneRow, type RowProps } from "./lanes/LaneRow.tsx";
import { type GroupName, laneGroups } from "./lanes/laneGroups.ts";
import { type DayMark, TimeAxis } from "./lanes/TimeAxis.tsx";
import styles from "./Timeline.module.css";
import { BlockTable } from "./table/BlockTable.tsx";
import type { HistoryControl } from "./useLabHistory.ts";
import { stepDays, useShownDays, type Zoom } from "./useShownDays.ts";
import { blockSentence } from "./words/blockWords.ts";
import { timelineTexts } from "./words/timelineTexts.ts";

export interface TimelineProps {
  readonly lab: LabScenario;
  /** What really happened. */
  readonly usual: UsualLanes;
  /** The last day of the known past: nothing can be changed until then. */
  readonly fittedUntil: Day;
  /** The first day that is drawn. */
  readonly shownFrom: Day;
  /** `isContinued` for further changes during the same drag. */
  onChange(lab: LabScenario, isContinued: boolean): void;
  /** What happened when, as thin lines with names. */
  readonly marks?: readonly DayMark[];
  /** Moves the first day of the scenario back; without it there is no button. */
  onUnlock?(): void;
  /** Shows buttons to undo and redo, and listens to their keys. */
  readonly history?: HistoryControl;
}

/** Room for the name of a month, in pixels. */
const monthWidth = 40;

/** The measures of a scenario on lanes, to draw and to change; or the same as a table. */
export function Timeline(props: TimelineProps) {
  const { lab, usual, fittedUntil, shownFrom, onChange, marks = [], onUnlock, history } = props;
  const language = useLanguage();
  const t = inLanguage(timelineTexts, language);
  const isNarrow = useMediaQuery(narrowScreen);
  const [axis, width] = useWidth();
  const sentencesId = useId();
  const keysId = useId();
  const [isTable, setTable] = useState(false);
  const [opened, setOpened] = useState<BlockPlace>();
  const [focusWish, setFocusWish] = useState<BlockPlace>();
  const [message, setMessage] = useState("");
  // The same message again is another one.
  const announce = (sentence: string) =>
    setMessage((before) => (before === sentence && sentence ? `${sentence}\u00a0` : sentence));
  const [folds, setFolds] = useState<Partial<Record<GroupName, boolean>>>({});
  const { shown, zoom, setZoom, canZoom, hasEarlier, hasLater, move, show } = useShownDays(
    ...([shownFrom, lab.first, lab.last] as const),
  );
  const ticks = monthTicks(shown, Math.max(1, width), monthWidth);
  const sentences = [...lab.blocks].flatMap(([lane, list]) =>
    list.map((block) => blockSentence(lane, block, language)),
  );
  if (opened && !blockAt(lab, opened)) setOpened(undefined);
  const row: RowProps = {
    ...{ lab, usual, fittedUntil, width, opened, focusWish, keysId, onChange },
    window: shown,
    months: ticks.map(({ day }) => day),
    marks: marks.map(({ day }) => day),
    announce,
    onOpen: setOpened,
    onReached: show,
    onEdge: zoom === "months" ? move : undefined,
    // A new object each time: the wish holds once more.
    onFocus: (at) => setFocusWish({ ...at }),
  };
  const unlock = onUnlock && (
    <button type="button" className={styles.unlock} onClick={onUnlock}>
      <LockOpen size={14} aria-hidden />
      {t.unlock}
    </button>
  );
  return (
    <section className={styles.timeline} aria-label={t.timeline}>
      <div className={styles.tools}>
        {history && <HistoryButtons history={history} announce={announce} />}
        {!isTable && canZoom && (
          <>
            <RadioButtons
              legend={t.zoom}
              isLegendHidden
              choices={[
                { id: "months", label: t.months },
                { id: "all", label: t.all },
              ]}
              chosen={zoom}
              onChoose={(id) => setZoom(id as Zoom)}
            />
            {zoom === "months" && (
              <>
                <SteadyButton
                  label={t.earlier}
                  className={styles.tool}
                  isIdle={!hasEarlier}
                  onClick={() => move(-stepDays)}
                >
                  <ChevronLeft size={18} aria-hidden />
                </SteadyButton>
                <SteadyButton
                  label={t.later}
                  className={styles.tool}
                  isIdle={!hasLater}
                  onClick={() => move(stepDays)}
                >
                  <ChevronRight size={18} aria-hidden />
                </SteadyButton>
              </>
            )}
          </>
        )}
        <button
          type="button"
          className={styles.switch}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {t.asTable}
        </button>
        {(isNarrow || isTable) && unlock}
        {!isTable && <p className={styles.hint}>{isNarrow ? t.touchHint : t.hint}</p>}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {message}
      </p>
      <p id={sentencesId} className="visually-hidden">
        {sentences.length > 0 ? `${sentences.join(". ")}.` : t.nothing}
      </p>
      <p id={keysId} hidden>
        {t.keys}
      </p>
      {isTable ? (
        <BlockTable lab={lab} usual={usual} onChange={onChange} announce={announce} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: not a part of a form
        <div role="group" aria-label={t.drawing} aria-describedby={sentencesId}>
          <div className={styles.axis}>
            <div className={styles.corner}>{!isNarrow && unlock}</div>
            <div ref={axis} className={styles.days}>
              <TimeAxis window={shown} width={width} ticks={ticks} marks={marks} />
            </div>
          </div>
          {laneGroups.map(({ name, lanes, isExtra }) => {
            const isOpen = folds[name] ?? !(isExtra && isNarrow);
            const count = lanes.filter((lane) => blocksOf(lab, lane).length > 0).length;
            return (
              <div key={name}>
                <button
                  type="button"
                  className={styles.group}
                  aria-expanded={isOpen}
                  onClick={() => setFolds({ ...folds, [name]: !isOpen })}
                >
                  <ChevronDown className={styles.chevron} size={14} aria-hidden />
                  {t.groups[name]}
                  {!isOpen && count > 0 && ` (${count})`}
                </button>
                {isOpen && lanes.map((lane) => <LaneRow key={lane} lane={lane} {...row} />)}
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
}
