import heads from "virtual:stories/heads";
import { defineTexts, inLanguage, writtenLanguage } from "@episcope/common";
import { siteUrl } from "../../environment/base.ts";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { pageTitle } from "../../site/addresses/pageHead.ts";
import { ContentPage } from "../../site/frames/ContentPage.tsx";
import styles from "./Stories.module.css";

const storiesTexts = defineTexts({
  en: {
    intro:
      "Each story leads through some of the runs of this portal, step by step: what to look at, what the model shows, and where it shows nothing clear.",
    steps: (count: number) => `${count} steps`,
  },
  de: {
    intro:
      "Jede Geschichte führt Schritt für Schritt durch einige Läufe dieses Portals: worauf es ankommt, was das Modell zeigt und wo es nichts Klares zeigt.",
    steps: (count: number) => `${count} Schritte`,
  },
});

export function Component() {
  const language = useLanguage();
  const t = inLanguage(storiesTexts, language);
  return (
    <ContentPage>
      <h1 className="headline">{pageTitle("stories", language)}</h1>
      <p className={styles.intro}>{t.intro}</p>
      <ul className={styles.cards}>
        {heads.map(({ name, title, lead, length, picture }) => (
          <li key={name} className={styles.card}>
            <img
              src={siteUrl(picture[writtenLanguage(language)])}
              alt=""
              width={720}
              height={440}
              loading="lazy"
            />
            <h2 className={styles.title}>
              <Link to={`/stories/${name}`}>{inLanguage(title, language)}</Link>
            </h2>
            <p>{inLanguage(lead, language)}</p>
            <p className={styles.length}>{t.steps(length)}</p>
          </li>
        ))}
      </ul>
    </ContentPage>
  );
}
