import { inLanguage, type Language } from "@episcope/common";
import { type ReactNode, useId } from "react";
import type { Range } from "../../charts/chartContent.ts";
import { formatPosition } from "../../charts/layout/axis.ts";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { useLanguage } from "../../environment/language.ts";
import { formatNumber } from "../../text/format.ts";
import type { FigureSet } from "../figures/figureNames.ts";
import { figureTexts } from "../figures/figureText.ts";
import type { RunFigures } from "../figures/runFigures.ts";
import { minMembers } from "../figures/spread.ts";
import styles from "./Comparison.module.css";
import { comparisonTexts } from "./comparisonTexts.ts";
import { type ComparedScenario, FigureTable } from "./FigureTable.tsx";
import { expectedPairs } from "./pairedDifference.ts";

interface ComparisonProps {
  /** At least two; differences are those from the first. */
  readonly scenarios: readonly ComparedScenario[];
  readonly figureSet: FigureSet;
  readonly scheme: ColorScheme;
  /** What is counted, if it is not the whole shown time. */
  readonly section: Range | undefined;
  /** Below the figures. */
  readonly children?: ReactNode;
}

/** The results of the kept scenarios beside those of the chosen one. */
export function Comparison({ scenarios, figureSet, scheme, section, children }: ComparisonProps) {
  const language = useLanguage();
  const t = inLanguage(comparisonTexts, language);
  const headingId = useId();
  const [reference] = scenarios;
  const place = (position: number) => formatPosition(position, figureSet.axis, language);
  return (
    <section className={styles.comparison} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t.heading}
      </h2>
      <p className={styles.basis}>
        {reference && t.from(inLanguage(reference.scenario.name, language))}{" "}
        {basisText(scenarios, language)}{" "}
        {section && t.section(place(section[0]), place(section[1]))}
      </p>
      <FigureTable {...{ scenarios, figureSet, scheme }} />
      {children}
    </section>
  );
}

/** What the differences rest on. */
function basisText(scenarios: readonly ComparedScenario[], language: Language): string | undefined {
  const known = scenarios.flatMap(({ figures }) => figures ?? []);
  const [first, ...others] = known;
  if (!first || known.length < scenarios.length) return undefined;
  const t = inLanguage(comparisonTexts, language);
  const count = (number: number) => formatNumber(number, language);
  const expected = Math.min(...others.map((other) => expectedPairs(first, other)));
  if (expected < minMembers) return t.mayBeChance(expected, count(expected));
  const arrived = Math.min(...known.map(({ members }: RunFigures) => members.size));
  if (arrived < expected)
    return inLanguage(figureTexts, language).modelRuns(count(arrived), count(expected));
  const hasMeans = known.some(({ isOfMean }) => isOfMean);
  return hasMeans ? `${t.paired(count(expected))} ${t.means}` : t.paired(count(expected));
}
