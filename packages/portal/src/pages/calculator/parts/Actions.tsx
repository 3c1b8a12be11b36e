import { Link2, RotateCcw } from "lucide-react";
import { useTexts } from "../../../environment/language.ts";
import { SteadyButton } from "../../../kit/controls/SteadyButton.tsx";
import { showToast } from "../../../kit/notices/Toast.tsx";
import { calculatorTexts } from "../calculatorTexts.ts";
import styles from "./Actions.module.css";

interface ActionsProps {
  readonly isInitial: boolean;
  /** The result compared with the defaults. */
  readonly compared: string;
  onReset(): void;
}

/** The change from the defaults, a reset button and the link to share. */
export function Actions({ isInitial, compared, onReset }: ActionsProps) {
  const t = useTexts(calculatorTexts);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast(t.linkCopied);
    } catch {
      showToast(t.copyFailed);
    }
  };
  return (
    <div>
      <p className={styles.compared}>{isInitial ? t.noChange : compared}</p>
      <div className={styles.actions}>
        <SteadyButton isIdle={isInitial} onClick={onReset}>
          <RotateCcw size={16} aria-hidden /> {t.reset}
        </SteadyButton>
        <button type="button" className="button" onClick={copyLink}>
          <Link2 size={16} aria-hidden /> {t.copyLink}
        </button>
      </div>
    </div>
  );
}
