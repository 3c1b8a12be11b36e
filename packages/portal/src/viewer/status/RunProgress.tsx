import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { formatPercent } from "../../text/format.ts";
import { runTexts } from "../runTexts.ts";
import type { RunProgress as Progress } from "../state/viewerMachine.ts";
import styles from "./RunProgress.module.css";

/** Shown while a server computes the run or a large archive loads. */
export function RunProgress({ progress: { step, share } }: { readonly progress: Progress }) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  return (
    <div className={styles.computing} role="status">
      <p>
        {step === "computing" ? t.computing : t.loadingArchive}
        {share !== undefined && ` ${formatPercent(share, language, { maximumFractionDigits: 0 })}`}
      </p>
      <progress
        className={styles.bar}
        aria-label={step === "computing" ? t.progress : t.loadingProgress}
        {...(share === undefined ? {} : { value: share, max: 1 })}
      />
    </div>
  );
}
