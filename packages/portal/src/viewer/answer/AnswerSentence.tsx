import { useLanguage } from "../../environment/language.ts";
import { expectedPairs, pairedDifference } from "../compare/pairedDifference.ts";
import type { RunFigures } from "../figures/runFigures.ts";
import styles from "./Answer.module.css";
import { answerSentence, type ScenarioWords } from "./answerSentence.ts";

interface AnswerSentenceProps {
  readonly compared: RunFigures;
  readonly current: RunFigures;
  readonly comparedWith: ScenarioWords;
  /** The last day that is counted, as text. */
  readonly until: string;
}

/** What the choice means for infections, compared with another run. */
export function AnswerSentence({ compared, current, comparedWith, until }: AnswerSentenceProps) {
  const language = useLanguage();
  const sentence = answerSentence(
    {
      figure: "infections",
      difference: pairedDifference("infections", compared, current),
      modelRuns: {
        arrived: Math.min(compared.members.size, current.members.size),
        expected: expectedPairs(compared, current),
      },
      comparedWith,
      scenario: { kind: "choice" },
      until,
    },
    language,
  );
  return sentence && <p className={styles.sentence}>{sentence}</p>;
}
