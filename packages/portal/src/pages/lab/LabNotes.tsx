import { formatDay, inLanguage } from "@episcope/common";
import type { LabScenario, LabSize } from "@episcope/scenario/lab";
import { useLanguage } from "../../environment/language.ts";
import { runWordsOf } from "../../site/questions/questionOf.ts";
import { formatDate } from "../../text/format.ts";
import styles from "./LabPage.module.css";
import { lastComparable } from "./labDays.ts";
import { labTexts } from "./labTexts.ts";

interface LabNotesProps {
  readonly lab: LabScenario;
  readonly size: LabSize;
  /** Says whose run was taken over. */
  readonly query: URLSearchParams;
}

/** What is known and what is assumed. */
export function LabNotes({ lab, size, query }: LabNotesProps) {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  // Anything can be in an address: only known pages are named.
  const from = query.get("from");
  const origin = from === null ? undefined : runWordsOf(`/${from}`, language);
  const [otherMasks] = /^[1-9]\d{0,3}$/.exec(query.get("other-masks") ?? "") ?? [];
  return (
    <div className={styles.notes}>
      {origin && (
        <p>
          {t.from(origin.question)}
          {otherMasks !== undefined && ` ${t.otherMasks(Number(otherMasks))}`}
        </p>
      )}
      <p>{t.known(formatDate(formatDay(lab.first - 1), language))}</p>
      {lab.last > lastComparable && <p>{t.unknown}</p>}
      {size === "small" && <p>{t.small}</p>}
      <p>{t.keep}</p>
    </div>
  );
}
