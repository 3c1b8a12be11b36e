import type { RDefinition } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { attributionsOf } from "../../../data/reportedFiles.ts";
import { reportedRFile } from "../../../data/reportedR.ts";
import { useLanguage } from "../../../environment/language.ts";
import { DateField } from "../../../kit/controls/DateField.tsx";
import { formatDate } from "../../../text/format.ts";
import styles from "./BaseChoice.module.css";
import { reportedTexts } from "./reportedBase.ts";
import type { ReportedChoice } from "./reportedDay.ts";
import { rText } from "./rTexts.ts";

interface ReportedNoteProps {
  readonly definition: RDefinition;
  readonly reported: ReportedChoice;
  onChoose(date: string): void;
}

/** The day of the reported base value, what the value means, and whose it is. */
export function ReportedNote({ definition, reported, onChoose }: ReportedNoteProps) {
  const language = useLanguage();
  const t = inLanguage(reportedTexts, language);
  const number = (value: number) => rText({ ...definition, margin: 0 }, value, language);
  const dateText = (date: string) => formatDate(date, language);
  const whose = attributionsOf(reportedRFile, language);
  const { used, missing, first, last } = reported;
  return (
    <>
      {first < last && (
        <div className={styles.day}>
          <DateField label={t.day} value={used.date} min={first} max={last} onChange={onChoose} />
        </div>
      )}
      {missing && (
        <p className={styles.reported}>{t.missing(dateText(missing), dateText(used.date))}</p>
      )}
      <p className={styles.reported}>
        {t.note(number(used.value))}{" "}
        {used.range && t.range(number(used.range[0]), number(used.range[1]))}{" "}
        {used.date === last ? t.last(dateText(last)) : t.span(dateText(first), dateText(last))}
      </p>
      <p className={styles.reported}>
        {t.source(whose.length > 0 ? whose.join("; ") : reportedRFile)}
      </p>
    </>
  );
}
