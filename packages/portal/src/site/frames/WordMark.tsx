import type { NamedLink } from "../../../build/content/schema.ts";
import { siteUrl } from "../../environment/base.ts";
import { useTexts } from "../../environment/language.ts";
import styles from "./WordMark.module.css";

/** An institution: its logo where the site has one, else its name as a word mark. */
export function WordMark({ name, url, logo }: NamedLink) {
  const label = useTexts(name);
  return (
    <a className={styles.mark} href={url} target="_blank" rel="noopener noreferrer">
      {logo ? <img src={siteUrl(logo)} alt={label} /> : label}
    </a>
  );
}
