import { inLanguage } from "@episcope/common";
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from "lucide-react";
import { useLanguage } from "../../environment/language.ts";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";
import { formatNumber } from "../../text/format.ts";
import { allRunsTexts } from "./allRunsTexts.ts";
import styles from "./PageControls.module.css";

interface PageControlsProps {
  /** Starts at 0. */
  readonly page: number;
  readonly pageCount: number;
  onPage(page: number): void;
}

export function PageControls({ page, pageCount, onPage }: PageControlsProps) {
  const language = useLanguage();
  const t = inLanguage(allRunsTexts, language);
  if (pageCount === 1) return null;
  const step = (label: string, Icon: LucideIcon, target: number) => (
    <SteadyButton
      className={styles.step}
      label={label}
      isIdle={target === page}
      onClick={() => onPage(target)}
    >
      <Icon size={18} aria-hidden />
    </SteadyButton>
  );
  const last = pageCount - 1;
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {step(t.first, ChevronFirst, 0)}
      {step(t.previous, ChevronLeft, Math.max(0, page - 1))}
      <span className={styles.page} role="status">
        {t.page(formatNumber(page + 1, language), formatNumber(pageCount, language))}
      </span>
      {step(t.next, ChevronRight, Math.min(last, page + 1))}
      {step(t.last, ChevronLast, last)}
    </nav>
  );
}
