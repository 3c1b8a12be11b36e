import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal.ts";

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** A modal window in the middle of the page. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const titleId = useId();
  const { handlers, closeLabel } = useModal(isOpen, onClose);
  return (
    <dialog {...handlers} className={styles.dialog} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.body}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              onClick={onClose}
            >
              <X size={20} aria-hidden />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
