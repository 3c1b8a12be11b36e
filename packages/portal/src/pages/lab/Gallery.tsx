import { inLanguage } from "@episcope/common";
import { labCode } from "@episcope/scenario/lab";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { gallery } from "./galleryQuestions.ts";
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
        {gallery.map(({ question, lab }) => (
          <li key={labCode(lab)}>
            <Link to={`/lab?${scenarioKey}=${labCode(lab)}`}>{inLanguage(question, language)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
