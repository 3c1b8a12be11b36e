import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import styles from "./Banner.module.css";

/** The image at the top of the general pages, with the name and the operator of the portal. */
export function Banner() {
  const language = useLanguage();
  return (
    <div className={styles.banner}>
      <p className={styles.institution}>
        {inLanguage(site.group.name, language)}, {inLanguage(site.group.university, language)}
      </p>
      <p className={styles.title}>{inLanguage(site.title, language)}</p>
    </div>
  );
}
