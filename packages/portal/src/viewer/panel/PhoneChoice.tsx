import { defineTexts } from "@episcope/common";
import { ChevronUp, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../environment/language.ts";
import { Drawer } from "../../kit/containers/Drawer.tsx";
import styles from "./PhoneChoice.module.css";

const texts = defineTexts({
  en: {
    title: "Choose a scenario",
    change: "Change the scenario:",
    options: "Options",
    show: "Show result",
  },
  de: {
    title: "Szenario wählen",
    change: "Szenario ändern:",
    options: "Optionen",
    show: "Ergebnis zeigen",
  },
});

interface PhoneChoiceProps {
  /** The choice in one line (choiceSummary). */
  readonly summary: string;
  readonly children: ReactNode;
}

/**
 * For narrow windows: the choice in one line, always in view; tapping it opens the panel in a
 * sheet, above which the key chart and the sentence stay in view.
 */
export function PhoneChoice({ summary, children }: PhoneChoiceProps) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    showAnswer();
  };
  const close = () => {
    setOpen(false);
    showAnswer();
  };
  return (
    <div className={styles.bar} data-tour="options">
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        <SlidersHorizontal className={styles.icon} size={18} aria-hidden />
        <span className={styles.summary}>
          <span className="visually-hidden">{t.change} </span>
          {summary}
        </span>
        <span className={styles.options}>{t.options}</span>
        <ChevronUp className={styles.icon} size={18} aria-hidden />
      </button>
      <Drawer
        title={t.title}
        isOpen={isOpen}
        isLow
        onClose={() => setOpen(false)}
        footer={
          <button type="button" className={`button ${styles.show}`} onClick={close}>
            {t.show}
          </button>
        }
      >
        {children}
      </Drawer>
    </div>
  );
}

/** Puts the key chart, or else the first chart of the page, right below the bar of the page. */
function showAnswer(): void {
  const chart =
    document.querySelector("[data-key-chart]")?.closest("section") ??
    document.querySelector("article[data-plot-name] svg[data-plot]");
  chart?.scrollIntoView();
}
