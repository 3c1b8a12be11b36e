import { formatDay, inLanguage } from "@episcope/common";
import type { LabPlace } from "@episcope/scenario";
import type { LabScenario, LabSize } from "@episcope/scenario/lab";
import { useLanguage } from "../../environment/language.ts";
import { formatDate } from "../../text/format.ts";
import styles from "./LabPage.module.css";
import { labTexts } from "./labTexts.ts";

interface LabNotesProps {
  readonly place: LabPlace;
  readonly lab: LabScenario;
  readonly size: LabSize;
}

/** What is known and what is assumed. */
export function LabNotes({ lab, size }: LabNotesProps) {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  return (
    <div className={styles.notes}>
      <p>{t.known(formatDate(formatDay(lab.first - 1), language))}</p>
      {size === "small" && <p>{t.small}</p>}
      <p>{t.keep}</p>
    </div>
  );
}
