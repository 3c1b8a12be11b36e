import { inLanguage } from "@episcope/common";
import { useId } from "react";
import type { Range } from "../../charts/chartContent.ts";
import { formatPosition } from "../../charts/layout/axis.ts";
import { useLanguage } from "../../environment/language.ts";
import { formatNumber } from "../../text/format.ts";
import type { FigureName } from "../figures/figureNames.ts";
import {
  figureTexts,
  figureTitle,
  figureUnit,
  type SpreadText,
  spreadText,
} from "../figures/figureText.ts";
import { infectedText } from "../figures/infectedText.ts";
import { figureSpread, type RunFigures } from "../figures/runFigures.ts";
import type { ViewerFigures } from "../state/viewerSetup.ts";
import styles from "./Answer.module.css";
import { answerTexts } from "./answerTexts.ts";

const keyNames: readonly FigureName[] = ["infections", "peakIncidence", "peakBeds"];

interface KeyFiguresProps {
  /** Undefined while loading. */
  readonly figures: RunFigures | undefined;
  readonly setup: ViewerFigures;
  /** What is counted, if it is not the whole shown time. */
  readonly section: Range | undefined;
  /** There will be no figures. */
  readonly isOver: boolean;
}

/** Infections, peak and beds with their ranges. Their space is reserved. */
export function KeyFigures({ figures, setup, section, isOver }: KeyFiguresProps) {
  const language = useLanguage();
  const t = inLanguage(answerTexts, language);
  const textOf = (name: FigureName): SpreadText => {
    const spread = figures && figureSpread(figures, name);
    if (name === "infections") return infectedText(spread, language);
    return spread
      ? spreadText(name, spread, language, setup.axis)
      : { value: "", range: undefined };
  };
  const perThousand = spoken(textOf("infectionsPerThousand"));
  const texts = keyNames
    .filter((name) => setup.names.includes(name))
    .map((name) => ({ name, text: textOf(name) }));
  const place = (position: number) => formatPosition(position, setup.axis, language);
  const note = section
    ? t.span(place(section[0]), place(section[1]))
    : inLanguage(setup.infected?.note, language);
  const count = figures?.memberCount ?? 1;
  const arrived = figures?.members.size ?? 0;
  return (
    <div className={styles.figures}>
      <h2 className="visually-hidden">{t.figures}</h2>
      {texts.map(({ name, text }) => (
        <KeyFigure
          key={name}
          title={
            name === "infections" && setup.infected
              ? inLanguage(setup.infected.title, language)
              : figureTitle(name, language, setup)
          }
          unit={
            name === "infections"
              ? perThousand && t.perThousand(perThousand)
              : figureUnit(name, language)
          }
          note={name === "infections" ? note : undefined}
          text={text}
          isBusy={!figures && !isOver}
          isEnsemble={count > 1}
        />
      ))}
      {setup.singleRun && (
        <p className={styles.modelRuns}>{inLanguage(setup.singleRun, language)}</p>
      )}
      {count > 1 && (
        <p className={styles.modelRuns}>
          {arrived < count
            ? inLanguage(figureTexts, language).modelRuns(
                formatNumber(arrived, language),
                formatNumber(count, language),
              )
            : t[figures?.isOfMean ? "rangeOrMean" : "range"](formatNumber(count, language))}
        </p>
      )}
      {count > 1 && (
        <p className="visually-hidden" aria-live="polite">
          {arrived >= count && texts[0] && spoken(texts[0].text)}
        </p>
      )}
    </div>
  );
}

function spoken({ value, range }: SpreadText): string {
  return range ? `${value} (${range})` : value;
}

interface KeyFigureProps {
  readonly title: string;
  readonly unit: string | undefined;
  /** Left out where there is little space. */
  readonly note: string | undefined;
  readonly text: SpreadText;
  readonly isBusy: boolean;
  readonly isEnsemble: boolean;
}

function KeyFigure({ title, unit, note, text, isBusy, isEnsemble }: KeyFigureProps) {
  const id = useId();
  return (
    <div className={styles.figure}>
      <h3 id={id} className={styles.label}>
        {title}
      </h3>
      <output
        className={styles.value}
        aria-labelledby={id}
        aria-busy={isBusy}
        // Screen readers are told once, by the last line.
        {...(isEnsemble && { "aria-live": "off" })}
      >
        {text.value}
        {text.range && <span className={styles.range}> ({text.range})</span>}
      </output>
      <p className={styles.unit}>{unit}</p>
      {note && <p className={`${styles.unit} ${styles.note}`}>{note}</p>}
    </div>
  );
}
