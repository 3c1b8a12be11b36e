import calculators from "virtual:content/calculators";
import { inLanguage } from "@episcope/common";
import type { CalculatorFound } from "../../data/calculator.ts";
import { findCalculator } from "../../data/calculators.ts";
import { langOf, useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { calculatorTitle } from "../../site/addresses/pageHead.ts";
import { SiteSearch } from "../../site/frames/SiteSearch.tsx";
import { formatDate } from "../../text/format.ts";
import styles from "./calculator.module.css";
import type { CalculatorPath } from "./calculatorPath.ts";
import { calculatorTexts } from "./calculatorTexts.ts";
import { AllCalculators } from "./parts/AllCalculators.tsx";
import { FaultList } from "./parts/FaultList.tsx";
import { SteadyMarkdown } from "./parts/SteadyMarkdown.tsx";
import { RCalculator } from "./r/RCalculator.tsx";
import { RiskCalculator } from "./risk/RiskCalculator.tsx";

interface CalculatorPageProps extends CalculatorPath {
  /** Address of the page without the query. */
  readonly path: string;
}

/**
 * Shows any calculator: content comes from its definition, choices from the address. No state is
 * shared between calculators.
 */
export function CalculatorPage({ kind, id, path }: CalculatorPageProps) {
  const language = useLanguage();
  const t = inLanguage(calculatorTexts, language);
  const loaded = useLoaded(`${kind} ${id} ${language}`, (signal) =>
    findCalculator({ kind, id, language }, signal),
  );
  const found = loaded.state === "done" ? loaded.value : undefined;
  const listed = calculators.find(({ to }) => to === path);
  return (
    <div className={styles.page}>
      <h1 className="headline">{calculatorTitle(path, language, calculators)}</h1>
      {found?.kind !== "missing" && (
        <p className={styles.id}>
          {t.released} {listed ? formatDate(listed.date, language) : id}
        </p>
      )}
      {loaded.state === "loading" && (
        <p className="visually-hidden" role="status">
          {t.loading}
        </p>
      )}
      {loaded.state === "failed" && (
        <Failure error={loaded.error} isWholePage onRetry={loaded.retry} />
      )}
      {found?.kind === "missing" && (
        <>
          <p className={styles.description}>
            <strong>{t.notFound}</strong> {found.faults.length === 0 && t.unknown(id)}
          </p>
          <FaultList lead={t.brokenOnly(id)} faults={found.faults} />
          <div className={styles.description}>
            <SiteSearch />
          </div>
        </>
      )}
      {found?.kind === "found" && <Calculator found={found} />}
      {loaded.state !== "loading" && <AllCalculators current={path} />}
    </div>
  );
}

function Calculator({ found }: { readonly found: CalculatorFound }) {
  const language = useLanguage();
  const t = inLanguage(calculatorTexts, language);
  const { definition, faults } = found;
  const { description, notes } = definition;
  const lang = langOf(found.language, language);
  return (
    <>
      <FaultList lead={t.passedOver} faults={faults} />
      {description && (
        <div className={styles.description} lang={lang}>
          {definition.kind === "risk" ? (
            <p>{description}</p>
          ) : (
            <PartBoundary>
              <SteadyMarkdown source={description} lang={lang} />
            </PartBoundary>
          )}
        </div>
      )}
      {definition.kind === "risk" ? (
        <RiskCalculator definition={definition} lang={lang} />
      ) : (
        <RCalculator definition={definition} lang={lang} />
      )}
      {notes.length > 0 && (
        <section className={styles.remarks}>
          <h2>{t.remarks}</h2>
          <PartBoundary>
            <ul>
              {notes.map((note) => (
                <li key={note}>
                  <SteadyMarkdown source={note} lang={lang} />
                </li>
              ))}
            </ul>
          </PartBoundary>
        </section>
      )}
    </>
  );
}
