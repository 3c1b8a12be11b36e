import type { NamedLink } from "../../../build/content/schema.ts";
import { siteUrl } from "../../environment/base.ts";
import { useTexts } from "../../environment/language.ts";
import styles from "./WordMark.module.css";

/** An institution: its logo if the site has one, otherwise its name. */
export function WordMark({ name, url, logo }: NamedLink) {
  const label = useTexts(name);
  return (
    <a className={styles.mark} href={url} target="_blank" rel="noopener noreferrer">
      {logo ? <img src={siteUrl(logo)} alt={label} /> : label}
    </a>
  );
}
