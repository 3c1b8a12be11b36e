import { inLanguage } from "@episcope/common";
import type { ForecastScores, RegionFit } from "@episcope/scenario";
import { cityName } from "../../../text/cityName.ts";
import { formatNumber, formatPercent } from "../../../text/format.ts";
import { modelTexts } from "../modelTexts.ts";
import type { ModelView } from "../modelView.ts";
import styles from "./Answer.module.css";
import { bandVerdict, biasOf, closenessOf, standingsOf } from "./verdict.ts";

interface AnswerProps {
  readonly region: string;
  readonly fit: RegionFit;
  readonly view: ModelView;
}

/** In two sentences. */
export function Answer({ region, fit, view }: AnswerProps) {
  const { language } = view;
  const t = inLanguage(modelTexts, language);
  const { filtered } = fit.figures;
  const bias = biasOf(filtered);
  const percent = formatPercent(Math.abs(filtered.bias - 1), language, {
    maximumFractionDigits: 0,
  });
  return (
    <p className={styles.answer}>
      <strong>
        {t.answer[closenessOf(filtered.factor)](
          cityName(region, language),
          factorText(filtered.factor, view),
        )}
      </strong>{" "}
      {t.bias[bias](percent)}
    </p>
  );
}

function factorText(factor: number, { language }: ModelView): string {
  return formatNumber(factor, language, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}

interface FiguresProps {
  readonly fit: RegionFit | undefined;
  readonly scores: ForecastScores | undefined;
  readonly view: ModelView;
}

/** Three figures, each with what it means. */
export function Figures({ fit, scores, view }: FiguresProps) {
  const { language } = view;
  const t = inLanguage(modelTexts, language);
  const percent = (share: number) => formatPercent(share, language, { maximumFractionDigits: 0 });
  const times = (factor: number) => `×\u202f${factorText(factor, view)}`;
  return (
    <dl className={styles.figures}>
      {fit && (
        <>
          <Figure
            name={t.miss}
            value={times(fit.figures.filtered.factor)}
            note={t.missAhead(times(fit.figures.ahead.factor))}
          />
          <Figure
            name={t.held}
            value={percent(fit.figures.filtered.coverage)}
            note={`${t.bandVerdict[bandVerdict(fit.figures.filtered.coverage)]} ${t.bandWidth(factorText(fit.figures.filtered.width, view))}`}
          />
        </>
      )}
      <ForecastFigure {...{ scores, view }} />
    </dl>
  );
}

/** The horizon of the figure; the section below has all. */
const shownAhead = 2;

function ForecastFigure({ scores, view }: Pick<FiguresProps, "scores" | "view">) {
  const { language } = view;
  const t = inLanguage(modelTexts, language);
  const standings = scores ? standingsOf(scores) : [];
  const shown = standings.find(({ ahead }) => ahead === shownAhead);
  if (!scores || !shown) return <Figure name={t.noForecasts} value="–" note={undefined} />;
  const number = (value: number) => formatNumber(value, language);
  if (shown.others === 0)
    return (
      <Figure
        name={t.againstPersistence(number(shownAhead))}
        value={formatPercent(shown.relativeWis, language, { maximumFractionDigits: 0 })}
        note={undefined}
      />
    );
  return (
    <Figure
      name={t.beatenWhat(number(shownAhead))}
      value={t.beaten(number(shown.beaten), number(shown.others))}
      note={t.beatenAll(standings.map(({ beaten }) => number(beaten)).join(", "))}
    />
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string | undefined;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className={styles.figure} data-figure>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
