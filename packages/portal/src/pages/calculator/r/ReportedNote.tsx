import type { RDefinition } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { attributionsOf } from "../../../data/reportedFiles.ts";
import { type ReportedR, reportedRFile } from "../../../data/reportedR.ts";
import { useLanguage } from "../../../environment/language.ts";
import { formatDate } from "../../../text/format.ts";
import styles from "./BaseChoice.module.css";
import { reportedTexts } from "./reportedBase.ts";
import { rText } from "./rTexts.ts";

interface ReportedNoteProps {
  readonly definition: RDefinition;
  readonly reported: ReportedR;
}

/** What the reported base value means, and whose it is. */
export function ReportedNote({ definition, reported }: ReportedNoteProps) {
  const language = useLanguage();
  const t = inLanguage(reportedTexts, language);
  const number = (value: number) => rText({ ...definition, margin: 0 }, value, language);
  const whose = attributionsOf(reportedRFile, language);
  return (
    <>
      <p className={styles.reported}>
        {t.note(number(reported.value))}{" "}
        {reported.range && t.range(number(reported.range[0]), number(reported.range[1]))}{" "}
        {t.last(formatDate(reported.date, language))}
      </p>
      <p className={styles.reported}>
        {t.source(whose.length > 0 ? whose.join("; ") : reportedRFile)}
      </p>
    </>
  );
}
