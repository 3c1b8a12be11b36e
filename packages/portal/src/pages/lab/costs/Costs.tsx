import { formatDay, inLanguage } from "@episcope/common";
import type { LabPlace } from "@episcope/scenario";
import { asItWas, type LabScenario, labRunId } from "@episcope/scenario/lab";
import { useMemo } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { formatDate } from "../../../text/format.ts";
import type { RunState } from "../../../viewer/state/useViewerStore.ts";
import type { ViewerParts } from "../../../viewer/Viewer.tsx";
import styles from "./Costs.module.css";
import { type CostColumn, CostTable } from "./CostTable.tsx";
import { costTexts } from "./costTexts.ts";
import { CostCounter } from "./runCosts.ts";
import { useAsItWas } from "./useAsItWas.ts";

interface CostsProps extends ViewerParts {
  readonly place: LabPlace;
  /** The scenario that is computed. */
  readonly lab: LabScenario;
}

/** What the scenarios spare beside what they cost. */
export function Costs({ viewed, viewer, view, place, lab }: CostsProps) {
  const language = useLanguage();
  const t = inLanguage(costTexts, language);
  const { first, last } = lab;
  const { startDay } = viewer.context;
  const { leisureHours } = place;
  const counter = useMemo(
    () => new CostCounter({ startDay, first, last, leisureHours }),
    [startDay, first, last, leisureHours],
  );
  const usualId = labRunId(asItWas(lab));
  const usual = useAsItWas(viewed, viewer, usualId);
  const costsOf = (runId: string, state: Partial<RunState> | undefined): CostColumn["costs"] => {
    if (state?.error !== undefined) return "none";
    return state?.shown?.runId === runId ? counter.of(state.shown) : undefined;
  };
  const columns: readonly CostColumn[] = [
    { runId: usualId, name: t.asItWas, look: undefined, costs: costsOf(usualId, usual) },
    ...viewer.scenarios
      .filter(({ runId }) => runId !== usualId)
      .map(({ runId, slot, name, color, dash }) => ({
        runId,
        name: inLanguage(name, language),
        look: { color, dash },
        costs: costsOf(
          runId,
          slot === "chosen" ? viewer.run : viewer.kept.find((kept) => kept.slot === slot),
        ),
      })),
  ];
  const date = (day: number) => formatDate(formatDay(day), language);
  return (
    <section className={styles.costs}>
      <h2 className={styles.heading}>{t.heading}</h2>
      <p className={styles.basis}>{t.basis(date(first), date(last))}</p>
      <CostTable columns={columns} scheme={view.scheme} />
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
