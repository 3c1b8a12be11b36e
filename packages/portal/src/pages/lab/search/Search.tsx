import { inLanguage } from "@episcope/common";
import type { LabScenario } from "@episcope/scenario/lab";
import { useMemo } from "react";
import type { Battery } from "../../../data/runs/batteries.ts";
import { useLanguage } from "../../../environment/language.ts";
import { bedsEvaluator } from "./evaluateBeds.ts";
import styles from "./Search.module.css";
import { SearchFindings } from "./SearchFindings.tsx";
import { SearchForm } from "./SearchForm.tsx";
import type { SearchPlan } from "./searchPlan.ts";
import { searchTexts } from "./searchTexts.ts";
import { type EvaluateBeds, isBusy, useSearch } from "./useSearch.ts";

interface SearchProps {
  /** Place and days stay the same as long as it is shown. */
  readonly lab: LabScenario;
  readonly place: SearchPlan["place"];
  readonly battery: Battery;
  /** As it was, the median of the highest numbers; undefined until it is known. */
  readonly usualBeds: number | undefined;
  /** Whether another scenario can be kept. */
  readonly hasRoom: boolean;
  /** Of tests, which do not compute. */
  readonly evaluate?: EvaluateBeds;
  isKept(lab: LabScenario): boolean;
  onOpen(lab: LabScenario): void;
  onKeep(lab: LabScenario): void;
}

/** A scenario on wish. */
export function Search(props: SearchProps) {
  const { lab, place, battery, usualBeds, evaluate, ...actions } = props;
  const language = useLanguage();
  const t = inLanguage(searchTexts, language);
  const { first, last } = lab;
  const computed = useMemo(
    () => evaluate ?? bedsEvaluator(battery, { first, last }),
    [evaluate, battery, first, last],
  );
  const { state, start, stop } = useSearch(lab, computed);
  return (
    <details className={styles.search}>
      <summary>
        <h2 className={styles.heading}>{t.heading}</h2>
      </summary>
      <p className={styles.quiet}>{t.lead}</p>
      <SearchForm
        lab={lab}
        usualBeds={usualBeds}
        isRunning={isBusy(state)}
        onStart={(wish) => start({ lab, place, ...wish })}
        onStop={stop}
      />
      <SearchFindings state={state} {...actions} />
      <details className={styles.quiet}>
        <summary>{t.howFound}</summary>
        <ul>
          {t.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </details>
  );
}
