import { formatDay, inLanguage } from "@episcope/common";
import type { LabScenario, LabSize, UsualLanes } from "@episcope/scenario/lab";
import { useLanguage } from "../../environment/language.ts";
import { formatDate } from "../../text/format.ts";
import { assumedBlocks, lastComparable } from "./assumptions.ts";
import styles from "./LabPage.module.css";
import { labTexts } from "./labTexts.ts";
import { blockSentence } from "./timeline/words/blockWords.ts";

interface LabNotesProps {
  readonly lab: LabScenario;
  readonly size: LabSize;
  readonly usual: UsualLanes;
  /** Kept scenarios that cannot be compared with this one. */
  readonly lost: number;
}

/** What is known and what is assumed. */
export function LabNotes({ lab, size, usual, lost }: LabNotesProps) {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  const assumed = assumedBlocks(lab, usual).map(({ lane, block }) =>
    blockSentence(lane, block, language),
  );
  return (
    <div className={styles.notes}>
      <p>{t.known(formatDate(formatDay(lab.first - 1), language))}</p>
      {lost > 0 && <p>{t.lostKept(lost)}</p>}
      {assumed.length > 0 && <p>{t.assumed(assumed.join("; "))}</p>}
      {lab.last > lastComparable && <p>{t.unknown}</p>}
      {size === "small" && <p>{t.small}</p>}
      <p>{t.keep}</p>
    </div>
  );
}
