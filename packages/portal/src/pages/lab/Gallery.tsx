import content from "virtual:lab/content";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import styles from "./LabPage.module.css";
import { scenarioKey } from "./labBattery.ts";
import { labTexts } from "./labTexts.ts";

/** Questions that open with one click. */
export function Gallery() {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  return (
    <section className={styles.gallery} id="questions" aria-labelledby="lab-questions">
      <h2 id="lab-questions">{t.gallery}</h2>
      <ul>
        {content.questions.map(({ question, story, code }) => (
          <li key={code}>
            <Link to={`/lab?${scenarioKey}=${code}`}>{inLanguage(question, language)}</Link>
            {story && <p>{inLanguage(story, language)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
