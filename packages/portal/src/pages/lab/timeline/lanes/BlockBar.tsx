import type { Language } from "@episcope/common";
import { type LabBlock, type LaneName, laneOf } from "@episcope/scenario/lab";
import type { KeyboardEvent } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { formatNumber } from "../../../../text/format.ts";
import { type DayWindow, spanOf } from "../days/dayWindow.ts";
import { percent } from "../days/percent.ts";
import { blockSentence, blockText, valueText } from "../words/blockWords.ts";
import styles from "./BlockBar.module.css";

interface BlockBarProps {
  readonly lane: LaneName;
  readonly block: LabBlock;
  readonly place: number;
  readonly window: DayWindow;
  /** Of the lane, in pixels. */
  readonly width: number;
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

const letterWidth = 7.2;
const padding = 15;
/** The end of an event, which has none. */
const eventFade = 24;

/** As much as there is room for: a cut number would be another one. */
function shownText(lane: LaneName, block: LabBlock, room: number, language: Language): string {
  const long = blockText(lane, block, language);
  const short = valueText(lane, block.value, language);
  const texts = [long, short, formatNumber(block.value, language)];
  const isNumber = laneOf(lane).unit !== "mask";
  const fits = (text: string) => letterWidth * text.length + padding <= room;
  return texts.slice(0, isNumber ? 3 : 2).find(fits) ?? "";
}

/** One block on its lane. Outside of the shown time it stays for the keyboard, without a width. */
export function BlockBar(props: BlockBarProps) {
  const { lane, block, place, window, width, keysId, isStop, isOpen, isHeld } = props;
  const language = useLanguage();
  const span = spanOf(block, window);
  const sentence = blockSentence(lane, block, language);
  const { unit, isEvent } = laneOf(lane);
  const room = (span?.width ?? 0) * width - (isEvent ? eventFade : 0);
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
      <span className={styles.text}>{shownText(lane, block, room, language)}</span>
    </button>
  );
}
