import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./Drawer.module.css";
import { useModal } from "./useModal.ts";

interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  onClose(): void;
  /** Leaves more than half of the window free. */
  readonly isLow?: boolean;
  /** Always in view below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sheet at the lower edge, for phones. The page above it stays visible; tapping there closes it.
 */
export function Drawer({ title, isOpen, onClose, isLow = false, footer, children }: DrawerProps) {
  const titleId = useId();
  const { handlers, closeLabel } = useModal(isOpen, onClose);
  return (
    <dialog
      {...handlers}
      className={`${styles.drawer} ${isLow ? styles.low : ""}`}
      aria-labelledby={titleId}
    >
      {isOpen && (
        <>
          <header className={styles.header}>
            <p id={titleId}>{title}</p>
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              onClick={onClose}
            >
              <X size={20} aria-hidden />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
