import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import styles from "./CreditsPanel.module.css";
import { shellTexts } from "./shellTexts.ts";
import { WordMark } from "./WordMark.tsx";

/** Who made the contents; nothing if the installation names nobody. */
export function CreditsPanel() {
  const language = useLanguage();
  const t = inLanguage(shellTexts, language);
  const { group, credits, simulation } = site;
  if (!group && !credits) return null;
  const { lead, team = [], email, partners = [], supporters = [] } = credits ?? {};
  return (
    <aside className={styles.panel} aria-label={t.credits}>
      {group?.url && <WordMark name={group.name} url={group.url} logo={group.logo} />}
      {lead && <p className={styles.lead}>{inLanguage(lead, language)}</p>}
      {team.length > 0 && (
        <>
          <h2>{t.team}</h2>
          <ul>
            {team.map((name) => (
              <li key={name.en}>{inLanguage(name, language)}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{inLanguage(simulation.name, language)}</h2>
      <p>
        <a href={simulation.url} target="_blank" rel="noopener noreferrer">
          {t.sourceCode}
        </a>
      </p>
      {email && (
        <>
          <h2>{t.contact}</h2>
          <p className={styles.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </>
      )}
      {partners.length > 0 && (
        <>
          <h2>{t.partners}</h2>
          <ul>
            {partners.map((partner) => (
              <li key={partner.name.en}>
                <a href={partner.url} target="_blank" rel="noopener noreferrer">
                  {inLanguage(partner.name, language)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {supporters.length > 0 && (
        <>
          <h2>{t.supporters}</h2>
          <ul className={styles.supporters}>
            {supporters.map((supporter) => (
              <li key={supporter.name.en}>
                <WordMark {...supporter} />
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
