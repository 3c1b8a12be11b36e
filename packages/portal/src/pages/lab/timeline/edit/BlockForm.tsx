import { inLanguage } from "@episcope/common";
import { type LabBlock, type LabScenario, laneOf, withoutBlock } from "@episcope/scenario/lab";
import { Trash2 } from "lucide-react";
import { useLanguage } from "../../../../environment/language.ts";
import { RadioButtons } from "../../../../kit/controls/RadioButtons.tsx";
import { laneTexts, targetTexts } from "../laneTexts.ts";
import { timelineTexts } from "../words/timelineTexts.ts";
import { FirstDay, LastDay } from "./BlockDates.tsx";
import styles from "./BlockForm.module.css";
import { type BlockPlace, replaced } from "./placedBlock.ts";
import { ValueField } from "./ValueField.tsx";

export interface BlockFormProps {
  readonly lab: LabScenario;
  readonly at: BlockPlace;
  readonly block: LabBlock;
  /** With the place of the block, which other days can change; undefined if it was deleted. */
  onChange(lab: LabScenario, isContinued: boolean, place: number | undefined): void;
}

/** Everything that can be set about one block. */
export function BlockForm({ lab, at, block, onChange }: BlockFormProps) {
  const language = useLanguage();
  const t = inLanguage(timelineTexts, language);
  const { isEvent } = laneOf(at.lane);
  const targets = inLanguage(targetTexts, language)[at.lane];
  const change = (next: LabBlock, isContinued = false) => {
    const { lab: changed, place } = replaced(lab, at, next);
    onChange(changed, isContinued, place);
  };
  const dates = { lab, at, block, onChange: change };
  return (
    <div className={styles.form}>
      <ValueField
        lane={at.lane}
        value={block.value}
        onChange={(value, isContinued) => change({ ...block, value }, isContinued)}
      />
      {targets && (
        <RadioButtons
          legend={at.lane === "rule" ? t.effect : t.target}
          choices={targets.map((label, index) => ({ id: String(index), label }))}
          chosen={String(block.target)}
          onChoose={(id) => change({ ...block, target: Number(id) })}
        />
      )}
      <div className={styles.dates}>
        <FirstDay {...dates} label={t.first} />
        {!isEvent && <LastDay {...dates} label={t.last} />}
      </div>
      <p className={styles.note}>{inLanguage(laneTexts, language)[at.lane].unknown}</p>
      <button
        type="button"
        className={`button ${styles.remove}`}
        onClick={() => onChange(withoutBlock(lab, at.lane, at.place), false, undefined)}
      >
        <Trash2 size={16} aria-hidden />
        {t.remove}
      </button>
    </div>
  );
}
