import first from "virtual:content/first-finding";
import { inLanguage } from "@episcope/common";
import { useState } from "react";
import type { FirstQuestion } from "../../../../build/content/findings.ts";
import { useLanguage } from "../../../environment/language.ts";
import { Link } from "../../../kit/controls/Link.tsx";
import { questionOf } from "../../../site/questions/questionOf.ts";
import { CurvePicture } from "../curves/CurvePicture.tsx";
import { homeTexts } from "../homeTexts.ts";
import styles from "./FirstChart.module.css";
import { firstTexts } from "./firstTexts.ts";
import { usePublishedFinding } from "./usePublishedFinding.ts";

/** A result that can be touched: the choices of one question, each with its curve. */
export function FirstChart() {
  return first && <Chart first={first} />;
}

function Chart({ first }: { readonly first: FirstQuestion }) {
  const language = useLanguage();
  const t = inLanguage(firstTexts, language);
  // The compared choices; the second one is what nothing would change.
  const [place, setPlace] = useState(1);
  const { finding, source, want } = usePublishedFinding(first);
  const { at, addresses, compare } = first;
  const { choice, reference, others = [] } = compare;
  const scenarios = [choice, reference, ...others];
  const buttons = [1, ...others.map((_, index) => index + 2), 0];
  const shown = scenarios[place] ?? reference;
  const question = inLanguage(questionOf(at)?.question, language) ?? "";
  const sentence = inLanguage(finding?.sentences?.[place], language);
  const name = inLanguage(shown.name, language);
  function press(button: number) {
    setPlace(button);
    want();
  }
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
            disabled={!finding}
            onClick={() => press(button)}
          >
            {inLanguage(scenarios[button]?.name, language)}
          </button>
        ))}
      </div>
      <p className={styles.unit}>
        {inLanguage(homeTexts, language).weeklyCases}
        {finding?.curves.some(({ low }) => low) && `; ${t.band}`}
      </p>
      <div className={styles.picture}>
        {finding && <CurvePicture finding={finding} emphasised={place} label={t.curve(name)} />}
      </div>
      <p className={styles.source} role="status">
        {t.source[source]}
      </p>
      <p className={styles.sentence} aria-live="polite">
        {finding && (sentence ?? t.pressOne)}
      </p>
      <p className={styles.more}>
        {finding && <Link to={addresses[place] ?? at}>{t.openRun}</Link>}
      </p>
    </section>
  );
}
