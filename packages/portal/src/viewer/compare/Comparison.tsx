import type { OptionSet } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";
import { ArrowLeftRight, Eye, PinOff } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import { useLanguage, useTexts } from "../../environment/language.ts";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";
import { formatNumber } from "../../text/format.ts";
import type { FigureSet } from "../figures/figureNames.ts";
import { figureTexts } from "../figures/figureText.ts";
import type { RunFigures } from "../figures/runFigures.ts";
import { minMembers } from "../figures/spread.ts";
import styles from "./Comparison.module.css";
import { comparisonTexts } from "./comparisonTexts.ts";
import { FigureTable } from "./FigureTable.tsx";
import { expectedPairs } from "./pairedDifference.ts";
import { type Side, scenarioDifference } from "./scenarioDifference.ts";
import { scenarioNames, type Values } from "./scenarioNames.ts";

export interface ComparedRun {
  readonly values: Values;
  /** Undefined while unknown; noRunFigures if there are none. */
  readonly figures: RunFigures | undefined;
}

interface ComparisonProps {
  /** Columns of the run table; values are in the same order. */
  readonly parameters: readonly string[];
  /** In the order of the panel. */
  readonly sets: readonly OptionSet[];
  readonly pinned: ComparedRun;
  readonly current: ComparedRun;
  readonly figureSet: FigureSet;
  /** Below the figures. */
  readonly children?: ReactNode;
  onUnpin(): void;
  /** Shows the pinned run and pins the shown one. */
  onSwap(): void;
  /** Shows the pinned run; it stays pinned. */
  onOpenPinned(): void;
}

/** The pinned run beside the shown one: different choices, and their results. */
export function Comparison(props: ComparisonProps) {
  const { parameters, sets, pinned, current, figureSet } = props;
  const language = useLanguage();
  const t = inLanguage(comparisonTexts, language);
  const headingId = useId();
  const difference = scenarioDifference(parameters, sets, pinned.values, current.values, language);
  const names = difference
    ? scenarioNames([pinned, current], parameters, sets, language)
    : [t.pinnedColumn, t.now];
  return (
    <section className={styles.comparison} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t.heading}
      </h2>
      <p className={styles.line} role="status">
        {difference ? (
          <>
            {t.pinned}: <SideText side={difference.pinned} /> — {t.nowInSentence}:{" "}
            <SideText side={difference.current} />
          </>
        ) : (
          t.equal
        )}
      </p>
      <p className={styles.basis}>{basisText(pinned.figures, current.figures, language)}</p>
      <FigureTable
        names={names}
        pinned={pinned.figures}
        current={current.figures}
        figureSet={figureSet}
      />
      {props.children}
      <p className={styles.buttons}>
        <SteadyButton isIdle={!difference} onClick={props.onSwap}>
          <ArrowLeftRight size={18} aria-hidden /> {t.swap}
        </SteadyButton>
        <SteadyButton isIdle={!difference} onClick={props.onOpenPinned}>
          <Eye size={18} aria-hidden /> {t.open}
        </SteadyButton>
        <SteadyButton onClick={props.onUnpin}>
          <PinOff size={18} aria-hidden /> {t.unpin}
        </SteadyButton>
      </p>
    </section>
  );
}

/** What the differences rest on. */
function basisText(
  pinned: RunFigures | undefined,
  current: RunFigures | undefined,
  language: Language,
): string | undefined {
  if (!pinned || !current) return undefined;
  const t = inLanguage(comparisonTexts, language);
  const count = (number: number) => formatNumber(number, language);
  const expected = expectedPairs(pinned, current);
  if (expected < minMembers) return t.mayBeChance(expected, count(expected));
  const arrived = Math.min(pinned.members.size, current.members.size);
  if (arrived < expected)
    return inLanguage(figureTexts, language).modelRuns(count(arrived), count(expected));
  return t.paired(count(expected));
}

function SideText({ side }: { readonly side: Side }) {
  const t = useTexts(comparisonTexts);
  if (side === "base") return <strong>{t.base}</strong>;
  if (side.length === 0) return <strong>{t.defaults}</strong>;
  return side.map(({ parameter, title, label }, position) => (
    <Fragment key={parameter}>
      {position > 0 && ", "}
      {title} <strong>{label}</strong>
    </Fragment>
  ));
}
