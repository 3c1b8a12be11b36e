import { inLanguage } from "@episcope/common";
import type { LabBlock, LabScenario, LaneName } from "@episcope/scenario/lab";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { formatSpan } from "../../../../text/formatSpan.ts";
import { isAssumption } from "../../assumptions.ts";
import { spanOf } from "../days/dayWindow.ts";
import { percent } from "../days/percent.ts";
import { acted, actionOf } from "../edit/keys.ts";
import { type BlockPlace, blockAt, blocksOf, type PlacedChange } from "../edit/placedBlock.ts";
import { useLaneDrag } from "../edit/useLaneDrag.ts";
import { laneTexts } from "../laneTexts.ts";
import { blockSentence } from "../words/blockWords.ts";
import { timelineTexts } from "../words/timelineTexts.ts";
import { BlockBar } from "./BlockBar.tsx";
import { type GroundProps, LaneGround } from "./LaneGround.tsx";
import styles from "./LaneTrack.module.css";

interface LaneTrackProps extends GroundProps {
  readonly lab: LabScenario;
  readonly lane: LaneName;
  /** The block whose editor is open. */
  readonly opened: number | undefined;
  /** A block of this lane that gets the focus; each wish once. */
  readonly focusWish: BlockPlace | undefined;
  /** Of the text about keys. */
  readonly keysId: string;
  readonly onEdge: ((days: number) => void) | undefined;
  onChange(lab: LabScenario, isContinued: boolean): void;
  onOpen(place: number): void;
  /** A block has got the focus: it is to be seen. */
  onReached(block: LabBlock): void;
  /** A block was changed by hand or by key. */
  onTouched(place: number | undefined, sentence: string): void;
}

/** One lane with its blocks: to draw on, and to walk through by keyboard. */
export function LaneTrack(props: LaneTrackProps) {
  const {
    lab,
    lane,
    opened,
    focusWish,
    keysId,
    onEdge,
    onChange,
    onOpen,
    onReached,
    onTouched,
    ...ground
  } = props;
  const { window } = ground;
  const language = useLanguage();
  const t = inLanguage(timelineTexts, language);
  const name = inLanguage(laneTexts, language)[lane].name;
  const element = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const list = blocksOf(lab, lane);
  const stop = Math.min(active, list.length - 1);

  useLayoutEffect(() => {
    if (focusWish?.lane !== lane) return;
    setActive(focusWish.place);
    const block = element.current?.querySelector<HTMLElement>(`[data-place="${focusWish.place}"]`);
    block?.focus({ preventScroll: true });
  }, [focusWish, lane]);

  const touched = ({ lab: next, place }: PlacedChange) => {
    const block = place === undefined ? undefined : blockAt(next, { lane, place });
    onTouched(place, block ? blockSentence(lane, block, language) : "");
  };
  const drag = useLaneDrag({ lab, lane, window, onEdge, onChange, onDragged: touched });

  const press = (event: KeyboardEvent, place: number) => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    const next = acted(lab, { lane, place }, action);
    if (next.lab !== lab) onChange(next.lab, event.repeat);
    if (action.kind === "remove") onTouched(next.place, t.removed(name));
    // The block that gets the focus says itself what it is.
    else if (action.kind === "go") onTouched(next.place, "");
    else touched(next);
    const block =
      next.place === undefined ? undefined : blockAt(next.lab, { lane, place: next.place });
    if (block) onReached(block);
  };
  return (
    <div
      ref={element}
      className={styles.track}
      data-hover={drag.isHeld ? "held" : drag.hover}
      {...drag.handlers}
    >
      <LaneGround lane={lane} blocks={list} {...ground} />
      {list.map((block, place) => (
        <BlockBar
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place
          key={place}
          lane={lane}
          block={block}
          place={place}
          window={window}
          width={ground.width}
          next={list[place + 1]?.from ?? window.to + 1}
          keysId={keysId}
          isStop={place === stop}
          isOpen={place === opened}
          isHeld={drag.heldBlock === block}
          isAssumed={isAssumption(lane, block.value, ground.usual)}
          onFocus={() => {
            setActive(place);
            onReached(block);
          }}
          onOpen={() => onOpen(place)}
          onKeyDown={(event) => press(event, place)}
        />
      ))}
      {drag.heldBlock && (
        <span
          className={styles.readout}
          style={{ left: percent(spanOf(drag.heldBlock, window)?.left ?? 0) }}
          aria-hidden
        >
          {formatSpan(drag.heldBlock.from, drag.heldBlock.to, language)}
        </span>
      )}
    </div>
  );
}
