import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { Link } from "../../../kit/controls/Link.tsx";
import { formatDate } from "../../../text/format.ts";
import { CurvePicture } from "../curves/CurvePicture.tsx";
import { homeTexts } from "../homeTexts.ts";
import styles from "./QuestionCard.module.css";
import type { QuestionCard as Content } from "./questionFilter.ts";

/** A question, its answer and its curves. The whole card leads to the runs. */
export function QuestionCard({ card, question, answered }: Content) {
  const language = useLanguage();
  const t = inLanguage(homeTexts, language);
  const { finding, compare } = answered ?? {};
  const sentence = inLanguage(finding?.sentences?.[0], language);
  const set = inLanguage(question?.set, language);
  return (
    <li className={styles.card}>
      <Link to={card.to} className={styles.link}>
        <h4 className={styles.question}>
          {inLanguage(question?.question ?? card.title, language)}
          {set && <span className={styles.set}> {set}</span>}
        </h4>
        {finding && (
          <>
            <span className={styles.key}>
              {compare ? (
                <>
                  <span className={styles.choice}>{inLanguage(compare.choice.name, language)}</span>
                  <span className={styles.reference}>
                    {inLanguage(compare.reference.name, language)}
                  </span>
                </>
              ) : (
                t.weeklyCases
              )}
            </span>
            <span className={styles.picture}>
              <CurvePicture
                finding={{ ...finding, curves: finding.curves.slice(0, 2) }}
                emphasised={0}
              />
            </span>
          </>
        )}
        <span className={styles.text}>{sentence ?? inLanguage(card.subtitle, language)}</span>
        <span className={styles.line}>
          {t[card.kind]} {formatDate(card.date, language)}
        </span>
      </Link>
    </li>
  );
}
