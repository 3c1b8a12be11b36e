import { inLanguage, type Language } from "@episcope/common";
import type { XAxis } from "../../charts/chartContent.ts";
import { useLanguage } from "../../environment/language.ts";
import { expectedPairs, pairedDifference } from "../compare/pairedDifference.ts";
import { spreadText } from "../figures/figureText.ts";
import { figureSpread, type RunFigures } from "../figures/runFigures.ts";
import styles from "./Answer.module.css";
import { answerSentence, type ScenarioWords } from "./answerSentence.ts";
import { answerTexts } from "./answerTexts.ts";

interface AnswerLineProps {
  /** Undefined until known. */
  readonly current: RunFigures | undefined;
  /** Undefined if there is no other run; its figures until they are known. */
  readonly compared:
    | { readonly words: ScenarioWords; readonly figures: RunFigures | undefined }
    | undefined;
  /** The first day that is counted, as text, if it is that of a section. */
  readonly from: string | undefined;
  /** The last one. */
  readonly until: string;
  readonly axis: XAxis;
}

/** What the choice means for infections. Its space is reserved. */
export function AnswerLine({ current, compared, from, until, axis }: AnswerLineProps) {
  const language = useLanguage();
  return (
    <p className={styles.sentence} data-answer>
      {current &&
        (compared
          ? comparison(current, compared, { from, until }, language)
          : alone(current, { from, until }, axis, language))}
    </p>
  );
}

function comparison(
  current: RunFigures,
  { words, figures }: NonNullable<AnswerLineProps["compared"]>,
  time: Pick<AnswerLineProps, "from" | "until">,
  language: Language,
): string | undefined {
  if (!figures) return undefined;
  return answerSentence(
    {
      figure: "infections",
      difference: pairedDifference("infections", figures, current),
      modelRuns: {
        arrived: Math.min(figures.members.size, current.members.size),
        expected: expectedPairs(figures, current),
      },
      comparedWith: words,
      scenario: { kind: "choice" },
      ...time,
    },
    language,
  );
}

/** Without another run the sentence has the number itself. */
function alone(
  current: RunFigures,
  { from, until }: Pick<AnswerLineProps, "from" | "until">,
  axis: XAxis,
  language: Language,
): string | undefined {
  const spread = figureSpread(current, "infections");
  if (!spread) return undefined;
  const { value, range } = spreadText("infections", spread, language, axis);
  const t = inLanguage(answerTexts, language);
  const infections = range ? `${value} (${range})` : value;
  return from === undefined
    ? t.alone(infections, until)
    : t.aloneWithin(infections, t.span(from, until));
}
