import { inLanguage } from "@episcope/common";
import type { LabScenario } from "@episcope/scenario/lab";
import { useLanguage } from "../../../environment/language.ts";
import { SteadyButton } from "../../../kit/controls/SteadyButton.tsx";
import { formatNumber } from "../../../text/format.ts";
import { capWords, lossWords, roughly } from "./resultWords.ts";
import styles from "./Search.module.css";
import { statusText } from "./searchStatus.ts";
import { searchTexts } from "./searchTexts.ts";
import { type LabResult, mostTried, type SearchState } from "./useSearch.ts";

interface Actions {
  readonly hasRoom: boolean;
  isKept(lab: LabScenario): boolean;
  onOpen(lab: LabScenario): void;
  onKeep(lab: LabScenario): void;
}

interface SearchFindingsProps extends Actions {
  readonly state: SearchState;
}

/** How far the search is, and what it found. */
export function SearchFindings({ state, ...actions }: SearchFindingsProps) {
  const language = useLanguage();
  const t = inLanguage(searchTexts, language);
  const results = resultsIn(state);
  return (
    <div className={styles.findings}>
      {state.kind === "running" && (
        <progress className={styles.progress} max={mostTried} value={state.progress.tried} />
      )}
      {state.kind === "judging" && <progress className={styles.progress} />}
      <p role="status">{statusText(state, language)}</p>
      {results.length > 0 && (
        <ul className={styles.results}>
          {results.map((result) => (
            <Result
              key={result.goals.join(" ")}
              result={result}
              bound={boundOf(state)}
              {...actions}
            />
          ))}
        </ul>
      )}
      {results.length > 0 && <p className={styles.quiet}>{t.caution}</p>}
      {results.length > 0 && !actions.hasRoom && <p className={styles.quiet}>{t.full}</p>}
    </div>
  );
}

/** None while they may still become better. */
function resultsIn(state: SearchState): readonly LabResult[] {
  if (state.kind === "stopped") return state.progress.results;
  return state.kind === "over" && state.end.kind === "found" ? state.end.results : [];
}

function boundOf(state: SearchState): number {
  return "wanted" in state ? state.wanted.bound : Number.NaN;
}

interface ResultProps extends Actions {
  readonly result: LabResult;
  readonly bound: number;
}

function Result({ result, bound, hasRoom, isKept, onOpen, onKeep }: ResultProps) {
  const language = useLanguage();
  const t = inLanguage(searchTexts, language);
  const { scenario, outcome, goals } = result;
  const kept = isKept(scenario);
  const { beds, infections, peaks } = outcome;
  const holding = peaks.filter((most) => most < bound).length;
  return (
    <li className={styles.result}>
      <h3 className={styles.goal}>{goals.map((goal) => t.goals[goal]).join(" · ")}</h3>
      <p className={styles.shares}>{capWords(result, language)}</p>
      <p>{t.figures(roughly(beds, language), roughly(infections, language))}</p>
      <p>
        {t.holds(holding, peaks.length, formatNumber(bound, language))}
        {beds >= bound && ` ${t.above(peaks.length)}`}
      </p>
      <p className={styles.quiet}>
        {t.loss} {lossWords(result, language)}
      </p>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={() => onOpen(scenario)}>
          {t.open}
        </button>
        <SteadyButton isIdle={kept || !hasRoom} onClick={() => onKeep(scenario)}>
          {kept ? t.isKept : t.keep}
        </SteadyButton>
      </p>
    </li>
  );
}
