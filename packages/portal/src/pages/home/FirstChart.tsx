import first from "virtual:content/first-finding";
import { inLanguage } from "@episcope/common";
import { useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { questionOf } from "../../site/questions/questionOf.ts";
import { CurvePicture } from "./curves/CurvePicture.tsx";
import styles from "./FirstChart.module.css";
import { homeTexts } from "./homeTexts.ts";

/** A result that can be touched: the choices of one question, each with its curve. */
export function FirstChart() {
  const language = useLanguage();
  const t = inLanguage(homeTexts, language);
  // The compared choices; the second one is what nothing would change.
  const [place, setPlace] = useState(1);
  if (!first?.compare || !first.finding) return null;
  const { at, finding, compare } = first;
  const { choice, reference, others = [] } = compare;
  const scenarios = [choice, reference, ...others];
  const buttons = [1, ...others.map((_, index) => index + 2), 0];
  const shown = scenarios[place] ?? reference;
  const question = inLanguage(questionOf(at)?.question, language) ?? "";
  const sentence = inLanguage(finding.sentences?.[place], language);
  const name = inLanguage(shown.name, language);
  return (
    <section className={styles.first} aria-labelledby="first-question">
      <h2 id="first-question" className={styles.question}>
        {question}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div className={styles.buttons} role="group" aria-label={question}>
        {buttons.map((button) => (
          <button
            key={button}
            type="button"
            aria-pressed={button === place}
            onClick={() => setPlace(button)}
          >
            {inLanguage(scenarios[button]?.name, language)}
          </button>
        ))}
      </div>
      <p className={styles.unit}>{t.weeklyCases}</p>
      <div className={styles.picture}>
        <CurvePicture finding={finding} emphasised={place} label={t.curve(name)} />
      </div>
      <p className={styles.sentence} aria-live="polite">
        {sentence ?? t.pressOne}
      </p>
      <p className={styles.more}>
        <Link to={`${at}?${shown.query}`}>{t.openRun}</Link>
      </p>
    </section>
  );
}
