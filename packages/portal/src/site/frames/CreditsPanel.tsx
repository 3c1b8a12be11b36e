import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import styles from "./CreditsPanel.module.css";
import { shellTexts } from "./shellTexts.ts";
import { WordMark } from "./WordMark.tsx";

/** Credits; beside the text on wide screens, below it on medium ones. */
export function CreditsPanel() {
  const language = useLanguage();
  const t = inLanguage(shellTexts, language);
  const { group, credits, simulation } = site;
  return (
    <aside className={styles.panel} aria-label={t.credits}>
      <WordMark name={group.name} url={group.url} logo={group.logo} />
      <p className={styles.lead}>{inLanguage(credits.lead, language)}</p>
      <h2>{t.team}</h2>
      <ul>
        {credits.team.map((role) => (
          <li key={role.en}>{inLanguage(role, language)}</li>
        ))}
      </ul>
      <h2>{inLanguage(simulation.name, language)}</h2>
      <p>
        <a href={simulation.url} target="_blank" rel="noopener noreferrer">
          {t.sourceCode}
        </a>
      </p>
      <h2>{t.contact}</h2>
      <p className={styles.email}>
        <a href={`mailto:${credits.email}`}>{credits.email}</a>
      </p>
      <h2>{t.partners}</h2>
      <ul>
        {credits.partners.map((partner) => (
          <li key={partner.name.en}>
            <a href={partner.url} target="_blank" rel="noopener noreferrer">
              {inLanguage(partner.name, language)}
            </a>
          </li>
        ))}
      </ul>
      <h2>{t.supporters}</h2>
      <ul className={styles.supporters}>
        {credits.supporters.map((supporter) => (
          <li key={supporter.name.en}>
            <WordMark {...supporter} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
