import { defineTexts, inLanguage } from "@episcope/common";
import { ListChecks } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { Dropdown } from "../../kit/controls/Dropdown.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { groupId, groupTitles, type ListGroup } from "./groups.ts";
import styles from "./PlotIndex.module.css";
import type { PlotMenuProps } from "./PlotMenu.tsx";
import { useCurrentGroup } from "./useCurrentGroup.ts";

const PlotMenu = lazy(() => import("./PlotMenu.tsx"));

const texts = defineTexts({
  en: { index: "Groups of plots", choose: "Choose plots", loading: "Loading …" },
  de: {
    index: "Gruppen von Diagrammen",
    choose: "Diagramme wählen",
    loading: "Wird geladen …",
  },
});

interface PlotIndexProps extends PlotMenuProps {
  /** In the order of the page. */
  readonly shown: readonly ListGroup[];
  /** The visitor wants to see a group. */
  onGo(group: ListGroup): void;
}

/** Always in view: the groups of plots, where the visitor is, and which plots are shown. */
export function PlotIndex({ shown, onGo, ...menu }: PlotIndexProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const titles = inLanguage(groupTitles, language);
  const current = useCurrentGroup(shown.map(groupId));
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the window.
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current && link) list.current?.scrollTo({ left: link.offsetLeft - 24 });
  }, [current]);
  const go = (group: ListGroup) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(group);
  };
  return (
    <nav className={styles.index} aria-label={t.index}>
      <ul ref={list} className={styles.groups}>
        {shown.map((group) => (
          <li key={group}>
            <a
              href={`#${groupId(group)}`}
              aria-current={current === groupId(group) ? "location" : undefined}
              onClick={go(group)}
            >
              {titles[group]}
            </a>
          </li>
        ))}
      </ul>
      <Dropdown
        label={
          <>
            <ListChecks className={styles.icon} size={18} aria-hidden />
            <span className={styles.label}>{t.choose}</span>
          </>
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="page"
        className={styles.choose}
        panelClassName={styles.menu}
      >
        <PartBoundary>
          <Suspense fallback={t.loading}>
            <PlotMenu {...menu} />
          </Suspense>
        </PartBoundary>
      </Dropdown>
    </nav>
  );
}
