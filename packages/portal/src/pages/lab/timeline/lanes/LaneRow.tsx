import { inLanguage } from "@episcope/common";
import type { LabBlock, LabScenario, LaneName } from "@episcope/scenario/lab";
import { type KeyboardEvent, useRef } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { BlockEditor } from "../edit/BlockEditor.tsx";
import { added, type BlockPlace, blockAt, freeDays, newBlock } from "../edit/placedBlock.ts";
import { laneTexts } from "../laneTexts.ts";
import { timelineTexts } from "../words/timelineTexts.ts";
import type { GroundProps } from "./LaneGround.tsx";
import { LaneHead } from "./LaneHead.tsx";
import styles from "./LaneRow.module.css";
import { LaneTrack } from "./LaneTrack.tsx";

/** What all rows share. */
export interface RowProps extends GroundProps {
  readonly lab: LabScenario;
  /** The block whose editor is open. */
  readonly opened: BlockPlace | undefined;
  /** The block that gets the focus; each wish once. */
  readonly focusWish: BlockPlace | undefined;
  /** Of the text about keys. */
  readonly keysId: string;
  onChange(lab: LabScenario, isContinued: boolean): void;
  onOpen(at: BlockPlace | undefined): void;
  onFocus(at: BlockPlace): void;
  /** Shows the days of a block. */
  onReached(block: LabBlock): void;
  announce(sentence: string): void;
  /** Shows other days while a drag is at the edge of those that are shown. */
  readonly onEdge: ((days: number) => void) | undefined;
}

/** A lane: its head, what is drawn on it, and the editor of one of its blocks. */
export function LaneRow({ lane, ...row }: RowProps & { readonly lane: LaneName }) {
  const { lab, opened, onChange, onOpen, onFocus, onReached, announce } = row;
  const language = useLanguage();
  const t = inLanguage(timelineTexts, language);
  const { name } = inLanguage(laneTexts, language)[lane];
  const element = useRef<HTMLDivElement>(null);
  const open = opened?.lane === lane ? opened : undefined;
  const block = open && blockAt(lab, open);

  /** Where the focus goes if its block is gone. */
  const focusHead = () => element.current?.querySelector("button")?.focus();
  const add = () => {
    const days = freeDays(lab, lane, Math.max(lab.first, row.window.from));
    if (!days) {
      announce(t.full(name));
      return;
    }
    const created = newBlock(lane, days);
    const { lab: next, place } = added(lab, lane, created);
    onChange(next, false);
    onReached(created);
    // The new block gets the focus and says itself what it is.
    announce(t.added(name));
    if (place !== undefined) onFocus({ lane, place });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isElsewhere = target instanceof Element && target.closest("dialog, [role=dialog]");
    if (key.toLowerCase() !== "n" || ctrlKey || metaKey || altKey || isElsewhere) return;
    event.preventDefault();
    add();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div ref={element} role="group" aria-label={name} className={styles.row} onKeyDown={onKeyDown}>
      <LaneHead
        lab={lab}
        lane={lane}
        onAdd={add}
        onChange={(next, sentence) => {
          onChange(next, false);
          announce(sentence);
          focusHead();
        }}
      />
      <div className={styles.lane}>
        <LaneTrack
          {...row}
          lane={lane}
          opened={open?.place}
          onOpen={(place) => onOpen(open?.place === place ? undefined : { lane, place })}
          onTouched={(place, sentence) => {
            announce(sentence);
            if (place === undefined) focusHead();
            else onFocus({ lane, place });
            if (open) onOpen(place === undefined ? undefined : { lane, place });
          }}
        />
        {open && block && (
          <BlockEditor
            lab={lab}
            at={open}
            block={block}
            window={row.window}
            onChange={(next, isContinued, place) => {
              onChange(next, isContinued);
              onOpen(place === undefined ? undefined : { lane, place });
              if (place !== undefined) return;
              announce(t.removed(name));
              focusHead();
            }}
            onClose={() => {
              onOpen(undefined);
              onFocus(open);
            }}
          />
        )}
      </div>
    </div>
  );
}
