import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { siteUrl } from "../environment/base.ts";
import { useLanguage } from "../environment/language.ts";
import { Link } from "../kit/controls/Link.tsx";
import { pageTitle } from "../site/addresses/pageHead.ts";
import { shellTexts } from "../site/frames/shellTexts.ts";
import styles from "./Footer.module.css";

export function Footer() {
  const language = useLanguage();
  const t = inLanguage(shellTexts, language);
  return (
    <footer className={styles.footer}>
      <a href={site.simulation.url} target="_blank" rel="noopener noreferrer">
        <img
          src={siteUrl(site.simulation.logo ?? "/art/wordmark.svg")}
          alt={inLanguage(site.simulation.name, language)}
          width={250}
          height={60}
          loading="lazy"
        />
      </a>
      <p>{t.copyright(inLanguage(site.copyright, language))}</p>
      <p>{inLanguage(site.privacy, language)}</p>
      <p className={styles.links}>
        {site.group?.url && (
          <a href={site.group.url} target="_blank" rel="noopener noreferrer">
            {inLanguage(site.group.name, language)}
          </a>
        )}
        <Link to="/developers">{pageTitle("developers", language)}</Link>
        <Link to="/imprint">{pageTitle("imprint", language)}</Link>
      </p>
    </footer>
  );
}
