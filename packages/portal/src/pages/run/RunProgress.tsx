import { useLanguage } from "../../app/language.ts";
import { formatPercent } from "../../text/format.ts";
import styles from "./RunProgress.module.css";
import { runTexts } from "./runTexts.ts";

/** A server computes the run at this moment. */
export function RunProgress({ progress }: { readonly progress: number | "unknown" }) {
  const language = useLanguage();
  const t = runTexts[language];
  return (
    <div className={styles.computing} role="status">
      <p>
        {t.computing}
        {progress !== "unknown" &&
          ` ${formatPercent(progress, language, { maximumFractionDigits: 0 })}`}
      </p>
      <progress
        className={styles.bar}
        aria-label={t.progress}
        {...(progress === "unknown" ? {} : { value: progress, max: 1 })}
      />
    </div>
  );
}
