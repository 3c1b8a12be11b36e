import { inLanguage } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import type { ChartScenario } from "../../charts/scenarios/chartScenario.ts";
import { ScenarioMark } from "../../charts/scenarios/ScenarioMark.tsx";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { useLanguage } from "../../environment/language.ts";
import type { FigureName, FigureSet } from "../figures/figureNames.ts";
import { figureTexts, figureTitle, figureUnit, spreadText } from "../figures/figureText.ts";
import { Ranged } from "../figures/Ranged.tsx";
import { figureSpread, type RunFigures } from "../figures/runFigures.ts";
import { comparisonTexts } from "./comparisonTexts.ts";
import { differenceText, rangeText } from "./differenceText.ts";
import styles from "./FigureTable.module.css";
import { pairedDifference } from "./pairedDifference.ts";

export interface ComparedScenario {
  readonly scenario: ChartScenario;
  /** Undefined while unknown; noRunFigures if there are none. */
  readonly figures: RunFigures | undefined;
}

interface FigureTableProps {
  /** Differences are those from the first. */
  readonly scenarios: readonly ComparedScenario[];
  readonly figureSet: FigureSet;
  readonly scheme: ColorScheme;
}

/** A column per scenario. Its size is fixed before the figures are known. */
export function FigureTable({ scenarios, figureSet, scheme }: FigureTableProps) {
  const language = useLanguage();
  const t = inLanguage(comparisonTexts, language);
  const [reference, ...others] = scenarios;
  const count = scenarios.length;
  return (
    // Wider than a phone: it scrolls by itself, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to be reached to be scrolled
    <section className={styles.frame} aria-label={t.figures} tabIndex={0}>
      <table className={styles.figures} style={{ minWidth: `${8 + 7 * count}rem` }}>
        <thead>
          <tr>
            <th scope="col">{t.figure}</th>
            {scenarios.map(({ scenario }) => (
              <th key={scenario.runId} scope="col">
                <ScenarioMark look={scenario} scheme={scheme} />{" "}
                {inLanguage(scenario.name, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figureSet.names.map((name) => (
            <tr key={name}>
              <th scope="row">
                {figureTitle(name, language, figureSet)}{" "}
                <span className={styles.unit}>{figureUnit(name, language)}</span>
              </th>
              <td>
                <FigureCell name={name} figures={reference?.figures} axis={figureSet.axis} />
              </td>
              {others.map(({ scenario, figures }) => (
                <td key={scenario.runId}>
                  <div>
                    <FigureCell name={name} figures={figures} axis={figureSet.axis} />
                  </div>
                  <div className={styles.difference}>
                    <DifferenceCell name={name} from={reference?.figures} to={figures} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FigureCellProps {
  readonly name: FigureName;
  readonly figures: RunFigures | undefined;
  readonly axis: XAxis;
}

function FigureCell({ name, figures, axis }: FigureCellProps) {
  const language = useLanguage();
  if (!figures) return <Mark sign="…" meaning={inLanguage(comparisonTexts, language).loading} />;
  const spread = figureSpread(figures, name);
  if (!spread) return <Mark sign="–" meaning={inLanguage(figureTexts, language).noValue} />;
  const { value, range } = spreadText(name, spread, language, axis);
  return figures.memberCount > 1 ? <Ranged value={value} range={range} /> : value;
}

interface DifferenceCellProps {
  readonly name: FigureName;
  readonly from: RunFigures | undefined;
  readonly to: RunFigures | undefined;
}

function DifferenceCell({ name, from, to }: DifferenceCellProps) {
  const language = useLanguage();
  const t = inLanguage(comparisonTexts, language);
  if (!from || !to) return <Mark sign="…" meaning={t.loading} />;
  const found = pairedDifference(name, from, to);
  if (!found) return <Mark sign="–" meaning={inLanguage(figureTexts, language).noValue} />;
  switch (found.kind) {
    case "mayBeChance":
      return differenceText(name, found.difference, language);
    case "tooFewYet":
      return <Ranged value={t.tooFewYet} range={undefined} />;
    case "unclear":
      return <Ranged value={t.unclear} range={rangeText(name, found.range, language)} />;
    case "clear": {
      const value = differenceText(name, found.difference, language);
      const range = rangeText(name, found.range, language);
      return <Ranged value={value} range={range === value ? undefined : range} />;
    }
  }
}

/** A symbol with a text for screen readers. */
function Mark({ sign, meaning }: { readonly sign: string; readonly meaning: string }) {
  return (
    <>
      <span aria-hidden>{sign}</span>
      <span className="visually-hidden">{meaning}</span>
    </>
  );
}
