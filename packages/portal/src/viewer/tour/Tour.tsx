import { inLanguage } from "@episcope/common";
import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { formatNumber } from "../../text/format.ts";
import styles from "./Tour.module.css";
import { markTourSeen } from "./tourSeen.ts";
import { tourTexts } from "./tourTexts.ts";

/** What each step is about; the first that is on the page. */
const targets = [
  "main h1",
  "[data-tour=options]",
  "[data-tour=chart]",
  "[data-answer]",
  "article[data-plot-name]",
];

export interface TourProps {
  onClose(): void;
}

/**
 * What is where, in five steps, until somebody closes it. Nothing is blocked meanwhile, and the
 * focus stays where it is.
 */
export default function Tour({ onClose }: TourProps) {
  const language = useLanguage();
  const t = inLanguage(tourTexts, language);
  const [step, setStep] = useState(0);
  const textId = useId();
  const panel = useRef<HTMLElement>(null);
  const last = t.steps.length - 1;
  const close = () => {
    markTourSeen();
    onClose();
  };
  useEffect(() => {
    const target = document.querySelector<HTMLElement>(targets[step] ?? "");
    if (!target) return;
    target.dataset.tourNow = "";
    // Only what is out of view moves the page, and not before anybody has pressed a button.
    if (step > 0) target.scrollIntoView({ block: "nearest" });
    return () => {
      delete target.dataset.tourNow;
    };
  }, [step]);
  return (
    <section
      ref={panel}
      className={styles.tour}
      aria-label={t.name}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <p id={textId} className={styles.text} aria-live="polite">
        {t.steps[step]}
      </p>
      <div className={styles.buttons}>
        <span className={styles.step}>
          {t.step(formatNumber(step + 1, language), formatNumber(last + 1, language))}
        </span>
        <button
          type="button"
          className="button"
          // Stays in place, so that the next button does not move under the finger.
          aria-disabled={step === 0}
          onClick={() => setStep(Math.max(0, step - 1))}
        >
          {t.back}
        </button>
        <button
          type="button"
          className="button"
          aria-describedby={textId}
          onClick={() => (step === last ? close() : setStep(step + 1))}
        >
          {step === last ? t.done : t.next}
        </button>
        <button type="button" className={styles.close} aria-label={t.close} onClick={close}>
          <X size={18} aria-hidden />
        </button>
      </div>
    </section>
  );
}
