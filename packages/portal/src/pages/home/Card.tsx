import { inLanguage, type Localized } from "@episcope/common";
import type { ReactNode } from "react";
import { siteUrl } from "../../environment/base.ts";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import styles from "./Card.module.css";
import { thumbnail } from "./thumbnail.ts";

interface CardProps {
  readonly to: string;
  readonly title: Localized;
  readonly subtitle: Localized;
  /** The line above the subtitle, such as the date. */
  readonly line?: string;
}

/** A run or a visualization: image, path, title and subtitle. The whole card is the link. */
export function Card({ to, title, subtitle, line }: CardProps) {
  const language = useLanguage();
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        <span className={styles.picture}>
          <img src={siteUrl(thumbnail(to))} alt="" width={640} height={360} loading="lazy" />
          <span className={styles.path} translate="no">
            {to.replace(/^\/|\?.*$/g, "")}
          </span>
          <span className={styles.title}>{inLanguage(title, language)}</span>
        </span>
        <span className={styles.text}>
          {line && <span className={styles.line}>{line}</span>}
          <span>{inLanguage(subtitle, language)}</span>
        </span>
      </Link>
    </li>
  );
}

interface CardGridProps {
  /** On a phone: rows of a list without images. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

export function CardGrid({ isCompact = false, children }: CardGridProps) {
  return <ul className={`${styles.grid} ${isCompact ? styles.calm : ""}`}>{children}</ul>;
}
