import { inLanguage } from "@episcope/common";
import { type LabScenario, type LaneName, laneOf, lanes, withLane } from "@episcope/scenario/lab";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { Dropdown } from "../../../../kit/controls/Dropdown.tsx";
import { blocksOf } from "../edit/placedBlock.ts";
import { laneTexts } from "../laneTexts.ts";
import { timelineTexts } from "../words/timelineTexts.ts";
import styles from "./LaneHead.module.css";

interface LaneHeadProps {
  readonly lab: LabScenario;
  readonly lane: LaneName;
  onAdd(): void;
  /** With a sentence that says what was done. */
  onChange(lab: LabScenario, sentence: string): void;
}

/** Name of a lane with its menu, and a button that adds a block. */
export function LaneHead({ lab, lane, onAdd, onChange }: LaneHeadProps) {
  const language = useLanguage();
  const t = inLanguage(timelineTexts, language);
  const texts = inLanguage(laneTexts, language);
  const { name, value, unknown } = texts[lane];
  const [isOpen, setOpen] = useState(false);
  const list = blocksOf(lab, lane);
  const act = (next: LabScenario, sentence: string) => {
    setOpen(false);
    onChange(next, sentence);
  };
  return (
    <div className={styles.head}>
      <Dropdown
        label={<span className={styles.name}>{name}</span>}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="page"
        className={styles.menu}
        panelClassName={styles.panel}
      >
        <p className={styles.note}>
          <strong>{value}.</strong> {unknown}
        </p>
        {list.length > 0 && (
          <button
            type="button"
            className={styles.entry}
            onClick={() => act(withLane(lab, lane, []), t.resetDone(name))}
          >
            {t.reset}
          </button>
        )}
        {list.length > 0 && lanesLike(lane).length > 0 && (
          <>
            <p className={styles.copy}>{t.copyTo}</p>
            {lanesLike(lane).map((other) => (
              <button
                key={other}
                type="button"
                className={styles.entry}
                onClick={() => act(withLane(lab, other, list), t.copied(name, texts[other].name))}
              >
                {texts[other].name}
              </button>
            ))}
          </>
        )}
      </Dropdown>
      <button
        type="button"
        className={styles.add}
        aria-label={t.add(name)}
        title={t.addHere}
        onClick={onAdd}
      >
        <Plus size={16} aria-hidden />
      </button>
    </div>
  );
}

/** Lanes whose numbers mean the same and reach as far. */
function lanesLike(name: LaneName): readonly LaneName[] {
  const lane = laneOf(name);
  return lanes
    .filter(
      (other) =>
        other.name !== name &&
        other.unit === lane.unit &&
        other.least <= lane.least &&
        other.most >= lane.most &&
        other.targets === lane.targets &&
        other.isEvent === lane.isEvent,
    )
    .map((other) => other.name);
}
