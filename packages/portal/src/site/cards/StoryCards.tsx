import heads from "virtual:stories/heads";
import { defineTexts, inLanguage, writtenLanguage } from "@episcope/common";
import { siteUrl } from "../../environment/base.ts";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import styles from "./StoryCards.module.css";

const texts = defineTexts({
  en: { steps: (count: number) => `${count} steps` },
  de: { steps: (count: number) => `${count} Schritte` },
});

export function StoryCards({ headingLevel }: { readonly headingLevel: 2 | 3 }) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const Heading = `h${headingLevel}` as const;
  return (
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
          <Heading className={styles.title}>
            <Link to={`/stories/${name}`}>{inLanguage(title, language)}</Link>
          </Heading>
          <p>{inLanguage(lead, language)}</p>
          <p className={styles.length}>{t.steps(length)}</p>
        </li>
      ))}
    </ul>
  );
}
