import { inLanguage } from "@episcope/common";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../environment/language.ts";
import { useIsWholePageNeeded } from "../../kit/browser/printing.ts";
import { groupId, groupTitles, type ListGroup } from "./groups.ts";
import styles from "./PlotList.module.css";

interface PlotSectionProps {
  readonly group: ListGroup;
  readonly isOpen: boolean;
  onToggle(): void;
  readonly children: ReactNode;
}

/** A group of plots under a title that folds it. */
export function PlotSection({ group, isOpen, onToggle, children }: PlotSectionProps) {
  const title = inLanguage(groupTitles, useLanguage())[group];
  const id = groupId(group);
  const isWholePage = useIsWholePageNeeded();
  return (
    <section id={id} className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-cards` : undefined}
          onClick={onToggle}
        >
          <ChevronDown className={styles.chevron} size={20} aria-hidden />
          {title}
        </button>
      </h2>
      {(isOpen || isWholePage) && (
        <div id={`${id}-cards`} className={styles.cards}>
          {children}
        </div>
      )}
    </section>
  );
}
