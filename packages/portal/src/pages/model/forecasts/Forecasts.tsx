import { inLanguage } from "@episcope/common";
import { computedForecasters, type ForecastScores } from "@episcope/scenario";
import { useId } from "react";
import { formatDate, formatNumber, formatPercent } from "../../../text/format.ts";
import { othersOf } from "../answer/verdict.ts";
import type { ModelView } from "../modelView.ts";
import styles from "./Forecasts.module.css";
import { forecastSentences } from "./forecastSentences.ts";
import { forecastTexts } from "./forecastTexts.ts";
import { ScoreDots } from "./ScoreDots.tsx";
import { horizonsOf, type ScoreRow, scoreRows } from "./scoreRows.ts";

interface ForecastsProps {
  readonly scores: ForecastScores;
  readonly view: ModelView;
}

/** What was forecast, what came of it, and how others did. */
export function Forecasts({ scores, view }: ForecastsProps) {
  const { language } = view;
  const t = inLanguage(forecastTexts, language);
  const rows = scoreRows(scores);
  const dates = formatNumber(scores.forecasters[0]?.weeks[0]?.dates ?? 0, language);
  const [first, last] = [scores.first, scores.last].map((date) => formatDate(date, language));
  const isOfHub = othersOf(scores).length > 0;
  const intro = isOfHub ? t.hubIntro : t.cityIntro;
  return (
    <>
      <div className={styles.text}>
        <p>
          {intro(first ?? "", last ?? "", dates)} {t.hindsight}
        </p>
        <p>{t.scoreHelp(isOfHub ? t.repeating(scores.reference) : t.persistence)}</p>
        <ul>
          {forecastSentences(scores, language).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <ScoreDots {...{ rows, view }} />
      <ScoreTable {...{ rows, view }} />
      <p className={styles.note}>{t.insideHelp}</p>
    </>
  );
}

function ScoreTable({
  rows,
  view,
}: {
  readonly rows: readonly ScoreRow[];
  readonly view: ModelView;
}) {
  const { language } = view;
  const t = inLanguage(forecastTexts, language);
  const captionId = useId();
  const horizons = horizonsOf(rows);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const percent = (share: number) => formatPercent(share, language, { maximumFractionDigits: 0 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has no name of its own in the list of regions
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>{t.tableTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{t.forecast}</th>
            <th scope="col">{t.dates}</th>
            {horizons.map((ahead) => (
              <th key={ahead} scope="col">
                {t.score(String(ahead))}
              </th>
            ))}
            <th scope="col">{t.inside50}</th>
            <th scope="col">{t.inside95}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kind, dates, scores, inside50, inside95 }) => (
            <tr key={name} className={kind === "model" ? styles.own : undefined}>
              <ForecasterName {...{ name, view }} />
              <td>{formatNumber(dates, language)}</td>
              {horizons.map((ahead) => {
                const score = scores.get(ahead);
                return (
                  <td key={ahead}>
                    {score === undefined ? "–" : formatNumber(score, language, digits)}
                  </td>
                );
              })}
              <td>{percent(inside50)}</td>
              <td>{percent(inside95)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NameProps {
  readonly name: string;
  readonly view: ModelView;
}

/** Names of groups are not translated; the others are described. */
function ForecasterName({ name, view }: NameProps) {
  const t = inLanguage(forecastTexts, view.language);
  const computed = (Object.keys(computedForecasters) as (keyof typeof computedForecasters)[]).find(
    (one) => computedForecasters[one] === name,
  );
  if (computed) return <th scope="row">{t.computed[computed]}</th>;
  return (
    <th scope="row" translate="no">
      {name}
    </th>
  );
}
