import { defineTexts } from "@episcope/common";
import { ChevronUp, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTexts } from "../../environment/language.ts";
import { Drawer } from "../../kit/containers/Drawer.tsx";
import styles from "./PhoneChoice.module.css";

const texts = defineTexts({
  en: { title: "Scenario and plots", change: "Change the scenario:" },
  de: { title: "Szenario und Diagramme", change: "Szenario ändern:" },
});

interface PhoneChoiceProps {
  /** The choice in one line (choiceSummary). */
  readonly summary: string;
  /** The open panel leaves space for the first chart of the page. */
  readonly keepsChartInView?: boolean;
  readonly children: ReactNode;
}

/**
 * For narrow windows: the choice in one line, always in view; tapping it opens the panel in a
 * drawer.
 */
export function PhoneChoice({ summary, keepsChartInView = false, children }: PhoneChoiceProps) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const open = () => {
    setOpen(true);
    if (keepsChartInView) scrollToChart(bar.current);
  };
  return (
    <div ref={bar} className={styles.bar}>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        <SlidersHorizontal className={styles.icon} size={18} aria-hidden />
        <span className={styles.summary}>
          <span className="visually-hidden">{t.change} </span>
          {summary}
        </span>
        <ChevronUp className={styles.icon} size={18} aria-hidden />
      </button>
      <Drawer
        title={t.title}
        isOpen={isOpen}
        isLow={keepsChartInView}
        onClose={() => setOpen(false)}
      >
        {children}
      </Drawer>
    </div>
  );
}

/** Puts the curves of the first chart right below the bar. */
function scrollToChart(bar: HTMLElement | null): void {
  const card = document.querySelector("article[data-plot-name]");
  const chart = card?.querySelector("svg[data-plot]") ?? card;
  if (!chart || !bar) return;
  const barEnd = bar.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(bar).top);
  window.scrollBy({ top: chart.getBoundingClientRect().top - barEnd });
}
