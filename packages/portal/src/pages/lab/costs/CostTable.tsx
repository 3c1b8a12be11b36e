import { inLanguage } from "@episcope/common";
import type { ReactNode } from "react";
import type { ScenarioLook } from "../../../charts/scenarios/chartScenario.ts";
import { ScenarioMark } from "../../../charts/scenarios/ScenarioMark.tsx";
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import { useLanguage } from "../../../environment/language.ts";
import { comparisonTexts } from "../../../viewer/compare/comparisonTexts.ts";
import { figureTexts } from "../../../viewer/figures/figureText.ts";
import { Ranged } from "../../../viewer/figures/Ranged.tsx";
import styles from "./Costs.module.css";
import { type CostName, costGroups, groupNames, isPerPerson } from "./costNames.ts";
import { costDifference, costText } from "./costText.ts";
import { costTexts } from "./costTexts.ts";
import { costSpread, type RunCosts } from "./runCosts.ts";

export interface CostColumn {
  readonly runId: string;
  readonly name: string;
  /** As in charts; undefined if they do not show it. */
  readonly look: ScenarioLook | undefined;
  /** Undefined until they are known. */
  readonly costs: RunCosts | "none" | undefined;
}

interface CostTableProps {
  /** The first is what happened: differences are those from it. */
  readonly columns: readonly CostColumn[];
  readonly scheme: ColorScheme;
}

/** A row for each cost, a column for each scenario. Its size is fixed before numbers are known. */
export function CostTable({ columns, scheme }: CostTableProps) {
  const language = useLanguage();
  const t = inLanguage(costTexts, language);
  const [reference] = columns;
  // Words of differences take a second line.
  const isNarrow = columns.length > 2;
  return (
    // Wider than a phone: it scrolls by itself, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to be reached to be scrolled
    <section className={styles.frame} aria-label={t.label} tabIndex={0}>
      <table
        className={`${styles.table} ${isNarrow ? styles.narrow : ""}`}
        style={{ minWidth: `${7 + 6.5 * columns.length}rem` }}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.what}</span>
            </th>
            {columns.map(({ runId, name, look }) => (
              <th key={runId} scope="col">
                {look && <ScenarioMark look={look} scheme={scheme} />} {name}
              </th>
            ))}
          </tr>
        </thead>
        {groupNames.map((group) => (
          <tbody key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {t.groups[group]}
              </th>
            </tr>
            {costGroups[group].map((name) => (
              <tr key={name} className={isPerPerson(name) ? styles.exact : styles.ranged}>
                <th scope="row">
                  {t.names[name]} <span className={styles.unit}>{t.units[name]}</span>
                </th>
                {columns.map((column) => (
                  <td key={column.runId}>
                    <div className={styles.cell}>
                      <div>
                        <ValueCell name={name} costs={column.costs} />
                      </div>{" "}
                      {column !== reference && (
                        <div className={styles.difference}>
                          <DifferenceCell name={name} from={reference?.costs} to={column.costs} />
                        </div>
                      )}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface ValueCellProps {
  readonly name: CostName;
  readonly costs: CostColumn["costs"];
}

function ValueCell({ name, costs }: ValueCellProps) {
  const language = useLanguage();
  const spread = typeof costs === "object" ? costSpread(costs, name) : undefined;
  if (!spread) return <Placeholder isComing={costs === undefined} />;
  return <Ranged {...costText(name, spread, language)} />;
}

interface DifferenceCellProps {
  readonly name: CostName;
  readonly from: CostColumn["costs"];
  readonly to: CostColumn["costs"];
}

function DifferenceCell({ name, from, to }: DifferenceCellProps) {
  const language = useLanguage();
  if (typeof from !== "object" || typeof to !== "object")
    return <Placeholder isComing={from === undefined || to === undefined} />;
  const found = costDifference(name, from, to, language);
  return found ? <Ranged {...found} /> : <Placeholder isComing={false} />;
}

/** As high as a number with its range. */
function Placeholder({ isComing }: { readonly isComing: boolean }): ReactNode {
  const language = useLanguage();
  const meaning = isComing
    ? inLanguage(comparisonTexts, language).loading
    : inLanguage(figureTexts, language).noValue;
  return (
    <>
      <span aria-hidden>
        <Ranged value={isComing ? "…" : "–"} range={undefined} />
      </span>
      <span className="visually-hidden">{meaning}</span>
    </>
  );
}
