import { type LabBlock, type LaneName, laneOf } from "@episcope/scenario/lab";
import type { KeyboardEvent } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { type DayWindow, spanOf } from "../days/dayWindow.ts";
import { percent } from "../days/percent.ts";
import { blockSentence, blockText } from "../words/blockWords.ts";
import styles from "./BlockBar.module.css";

interface BlockBarProps {
  readonly lane: LaneName;
  readonly block: LabBlock;
  readonly place: number;
  readonly window: DayWindow;
  /** Of the text about keys. */
  readonly keysId: string;
  /** The one of its lane that the Tab key reaches. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
  readonly isHeld: boolean;
  onFocus(): void;
  onOpen(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** One block on its lane. Outside of the shown time it stays for the keyboard, without a width. */
export function BlockBar(props: BlockBarProps) {
  const { lane, block, place, window, keysId, isStop, isOpen, isHeld } = props;
  const language = useLanguage();
  const span = spanOf(block, window);
  const sentence = blockSentence(lane, block, language);
  const { unit, isEvent } = laneOf(lane);
  return (
    <button
      type="button"
      className={styles.block}
      data-place={place}
      data-held={isHeld || undefined}
      data-event={isEvent || undefined}
      data-outside={!span || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={sentence}
      aria-describedby={keysId}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={sentence}
      style={
        span
          ? { left: percent(span.left), width: percent(span.width) }
          : { left: block.from > window.to ? "100%" : "0%" }
      }
      onFocus={props.onFocus}
      onClick={props.onOpen}
      onKeyDown={props.onKeyDown}
    >
      {unit === "share" && (
        <span className={styles.level} style={{ height: `${block.value}%` }} aria-hidden />
      )}
      <span className={styles.text}>{blockText(lane, block, language)}</span>
    </button>
  );
}
