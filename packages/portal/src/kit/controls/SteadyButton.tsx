import type { ReactNode } from "react";
import styles from "./SteadyButton.module.css";

interface SteadyButtonProps {
  onClick(): void;
  /** There is nothing to do now. */
  readonly isIdle?: boolean;
  /** Accessible name and tooltip, if the content is not enough. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A button that stays in place and keeps the focus when its own click leaves it nothing more to do.
 */
export function SteadyButton(props: SteadyButtonProps) {
  const { onClick, isIdle = false, label, className, children } = props;
  return (
    <button
      type="button"
      className={`button ${styles.steady} ${className ?? ""}`}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={() => {
        if (!isIdle) onClick();
      }}
    >
      {children}
    </button>
  );
}
