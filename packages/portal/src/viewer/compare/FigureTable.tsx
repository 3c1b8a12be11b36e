import type { KeyFigures } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import { useLanguage } from "../../environment/language.ts";
import {
  type FigureName,
  type FigureSet,
  figureText,
  figureTexts,
  figureTitle,
  figureUnit,
  shownFigure,
} from "../figures/figureText.ts";
import { comparisonTexts } from "./comparisonTexts.ts";
import { figureDifference } from "./differences.ts";
import { differenceText } from "./differenceText.ts";
import styles from "./FigureTable.module.css";

interface FigureTableProps {
  readonly pinned: KeyFigures | undefined;
  readonly current: KeyFigures | undefined;
  readonly figureSet: FigureSet;
}

/** The key figures of two runs side by side. Its size is fixed before they are known. */
export function FigureTable({ pinned, current, figureSet }: FigureTableProps) {
  const language = useLanguage();
  const t = inLanguage(comparisonTexts, language);
  return (
    <table className={styles.figures}>
      <caption className="visually-hidden">{t.figures}</caption>
      <thead>
        <tr>
          <th scope="col">{t.figure}</th>
          <th scope="col">{t.pinnedColumn}</th>
          <th scope="col">{t.now}</th>
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
  readonly figures: KeyFigures | undefined;
  readonly axis: XAxis;
}

function FigureCell({ name, figures, axis }: FigureCellProps) {
  const language = useLanguage();
  if (!figures) return <Mark sign="…" meaning={inLanguage(comparisonTexts, language).loading} />;
  const shown = shownFigure(figures, name);
  if (shown === undefined)
    return <Mark sign="–" meaning={inLanguage(figureTexts, language).noValue} />;
  return figureText(name, shown, language, axis);
}

interface DifferenceCellProps {
  readonly name: FigureName;
  readonly pinned: KeyFigures | undefined;
  readonly current: KeyFigures | undefined;
}

function DifferenceCell({ name, pinned, current }: DifferenceCellProps) {
  const language = useLanguage();
  if (!pinned || !current)
    return <Mark sign="…" meaning={inLanguage(comparisonTexts, language).loading} />;
  const difference = figureDifference(shownFigure(pinned, name), shownFigure(current, name));
  if (!difference) return <Mark sign="–" meaning={inLanguage(figureTexts, language).noValue} />;
  return differenceText(name, difference, language);
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
