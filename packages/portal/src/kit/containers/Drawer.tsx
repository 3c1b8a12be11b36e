import { defineTexts } from "@episcope/common";
import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "../../environment/language.ts";
import styles from "./Drawer.module.css";

const texts = defineTexts({ en: { close: "Close" }, de: { close: "Schließen" } });

interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  onClose(): void;
  /** Leaves about half of the window free. */
  readonly isLow?: boolean;
  readonly children: ReactNode;
}

/**
 * A sheet at the lower edge, for phones. The page above it stays visible; tapping there closes it.
 */
export function Drawer({ title, isOpen, onClose, isLow = false, children }: DrawerProps) {
  const t = useTexts(texts);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is built into the element
    <dialog
      ref={dialog}
      className={`${styles.drawer} ${isLow ? styles.low : ""}`}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <>
          <header className={styles.header}>
            <p id={titleId}>{title}</p>
            <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
              <X size={20} aria-hidden />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
