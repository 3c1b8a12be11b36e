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
  /** The last day that is counted, as text. */
  readonly until: string;
  readonly axis: XAxis;
}

/** What the choice means for infections. Its space is reserved. */
export function AnswerLine({ current, compared, until, axis }: AnswerLineProps) {
  const language = useLanguage();
  return (
    <p className={styles.sentence} data-answer>
      {current &&
        (compared
          ? comparison(current, compared, until, language)
          : alone(current, until, axis, language))}
    </p>
  );
}

function comparison(
  current: RunFigures,
  { words, figures }: NonNullable<AnswerLineProps["compared"]>,
  until: string,
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
      until,
    },
    language,
  );
}

/** Without another run the sentence has the number itself. */
function alone(
  current: RunFigures,
  until: string,
  axis: XAxis,
  language: Language,
): string | undefined {
  const spread = figureSpread(current, "infections");
  if (!spread) return undefined;
  const { value, range } = spreadText("infections", spread, language, axis);
  return inLanguage(answerTexts, language).alone(range ? `${value} (${range})` : value, until);
}
