import { ChevronUp, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../app/language.ts";
import { Drawer } from "../../../kit/Drawer.tsx";
import { defineTexts } from "../../../text/catalogue.ts";
import styles from "./PhoneChoice.module.css";

const texts = defineTexts({
  en: { title: "Scenario and plots", change: "Change the scenario:" },
  de: { title: "Szenario und Diagramme", change: "Szenario ändern:" },
});

interface PhoneChoiceProps {
  /** The choice in one line (choiceSummary). */
  readonly summary: string;
  /** The panel. */
  readonly children: ReactNode;
}

/** For narrow windows: the choice in one line, always in view; a touch opens the panel in a drawer. */
export function PhoneChoice({ summary, children }: PhoneChoiceProps) {
  const t = texts[useLanguage()];
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal className={styles.icon} size={18} aria-hidden />
        <span className={styles.summary}>
          <span className="visually-hidden">{t.change} </span>
          {summary}
        </span>
        <ChevronUp className={styles.icon} size={18} aria-hidden />
      </button>
      <Drawer title={t.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        {children}
      </Drawer>
    </div>
  );
}
