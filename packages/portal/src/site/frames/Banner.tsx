import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import styles from "./Banner.module.css";

/** The image at the top of the general pages, with the name and the operator of the portal. */
export function Banner() {
  const language = useLanguage();
  const group = [site.group?.name, site.group?.university]
    .flatMap((name) => inLanguage(name, language) ?? [])
    .join(", ");
  return (
    <div className={styles.banner}>
      <p className={styles.name} translate="no">
        {site.name}
      </p>
      <p className={styles.title}>{inLanguage(site.title, language)}</p>
      {group && <p className={styles.group}>{group}</p>}
    </div>
  );
}
