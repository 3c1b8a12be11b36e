import { type Day, inLanguage, type Language } from "@episcope/common";
import { type LabBlock, type LaneName, laneOf } from "@episcope/scenario/lab";
import type { KeyboardEvent } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { formatNumber } from "../../../../text/format.ts";
import { type DayWindow, shareOf, spanOf } from "../days/dayWindow.ts";
import { percent } from "../days/percent.ts";
import { blockSentence, blockText, valueText } from "../words/blockWords.ts";
import { timelineTexts } from "../words/timelineTexts.ts";
import styles from "./BlockBar.module.css";

interface BlockBarProps {
  readonly lane: LaneName;
  readonly block: LabBlock;
  readonly place: number;
  readonly window: DayWindow;
  /** Of the lane, in pixels. */
  readonly width: number;
  /** The first day after it that has another block. */
  readonly next: Day;
  /** Of the text about keys. */
  readonly keysId: string;
  /** The one of its lane that the Tab key reaches. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
  readonly isHeld: boolean;
  /** Nothing like it has been. */
  readonly isAssumed: boolean;
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

type BesideProps = Pick<BlockBarProps, "lane" | "block" | "window" | "width" | "next">;

/** The number of a narrow block at its right, where nothing else is. */
function Beside({ lane, block, window, width, next }: BesideProps) {
  const text = valueText(lane, block.value, useLanguage());
  const left = shareOf(block.to + 1, window);
  const room = (Math.min(1, shareOf(next, window)) - left) * width;
  // On other lanes there are words about what happened.
  if (laneOf(lane).unit !== "share" || letterWidth * text.length + 6 > room) return null;
  return (
    <span className={styles.beside} style={{ left: percent(left) }} aria-hidden>
      {text}
    </span>
  );
}

/** One block on its lane. Outside of the shown time it stays for the keyboard, without a width. */
export function BlockBar(props: BlockBarProps) {
  const { lane, block, place, window, width, next, keysId, isStop, isOpen, isHeld, isAssumed } =
    props;
  const language = useLanguage();
  const span = spanOf(block, window);
  const words = blockSentence(lane, block, language);
  const sentence = isAssumed ? `${words} (${inLanguage(timelineTexts, language).assumed})` : words;
  const { unit, isEvent } = laneOf(lane);
  const room = (span?.width ?? 0) * width - (isEvent ? eventFade : 0);
  const text = shownText(lane, block, room, language);
  return (
    <>
      <button
        type="button"
        className={styles.block}
        data-place={place}
        data-held={isHeld || undefined}
        data-event={isEvent || undefined}
        data-assumed={isAssumed || undefined}
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
        <span className={styles.text}>{text}</span>
      </button>
      {text === "" && span && <Beside {...{ lane, block, window, width, next }} />}
    </>
  );
}
