import { formatDay, inLanguage } from "@episcope/common";
import type { LabScenario } from "@episcope/scenario/lab";
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import { useLanguage } from "../../../environment/language.ts";
import { formatDate } from "../../../text/format.ts";
import styles from "./Costs.module.css";
import { type CostColumn, CostTable } from "./CostTable.tsx";
import { costTexts } from "./costTexts.ts";

interface CostsProps {
  readonly columns: readonly CostColumn[];
  readonly time: Pick<LabScenario, "first" | "last">;
  readonly scheme: ColorScheme;
}

/** What the scenarios spare beside what they cost. */
export function Costs({ columns, time, scheme }: CostsProps) {
  const language = useLanguage();
  const t = inLanguage(costTexts, language);
  const date = (day: number) => formatDate(formatDay(day), language);
  return (
    <section className={styles.costs}>
      <h2 className={styles.heading}>{t.heading}</h2>
      <p className={styles.basis}>{t.basis(date(time.first), date(time.last))}</p>
      <CostTable columns={columns} scheme={scheme} />
      <details className={styles.notes}>
        <summary>{t.howCounted}</summary>
        <ul>
          {t.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
