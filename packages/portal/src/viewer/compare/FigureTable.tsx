import { inLanguage } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import { useLanguage } from "../../environment/language.ts";
import type { FigureName, FigureSet } from "../figures/figureNames.ts";
import { figureTexts, figureTitle, figureUnit, spreadText } from "../figures/figureText.ts";
import { Ranged } from "../figures/Ranged.tsx";
import { figureSpread, type RunFigures } from "../figures/runFigures.ts";
import { comparisonTexts } from "./comparisonTexts.ts";
import { differenceText, rangeText } from "./differenceText.ts";
import styles from "./FigureTable.module.css";
import { pairedDifference } from "./pairedDifference.ts";

interface FigureTableProps {
  /** Of both scenarios. */
  readonly names: readonly string[];
  readonly pinned: RunFigures | undefined;
  readonly current: RunFigures | undefined;
  readonly figureSet: FigureSet;
}

/** The key figures of two runs side by side. Its size is fixed before they are known. */
export function FigureTable({ names, pinned, current, figureSet }: FigureTableProps) {
  const language = useLanguage();
  const t = inLanguage(comparisonTexts, language);
  return (
    <table className={styles.figures}>
      <caption className="visually-hidden">{t.figures}</caption>
      <thead>
        <tr>
          <th scope="col">{t.figure}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{t.difference}</th>
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
              <FigureCell name={name} figures={pinned} axis={figureSet.axis} />
            </td>
            <td>
              <FigureCell name={name} figures={current} axis={figureSet.axis} />
            </td>
            <td>
              <DifferenceCell name={name} pinned={pinned} current={current} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
  readonly pinned: RunFigures | undefined;
  readonly current: RunFigures | undefined;
}

function DifferenceCell({ name, pinned, current }: DifferenceCellProps) {
  const language = useLanguage();
  const t = inLanguage(comparisonTexts, language);
  if (!pinned || !current) return <Mark sign="…" meaning={t.loading} />;
  const found = pairedDifference(name, pinned, current);
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
