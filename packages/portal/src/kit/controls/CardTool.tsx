import type { ReactNode } from "react";
import styles from "./CardTool.module.css";

interface CardToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isExpanded?: boolean;
  readonly controls?: string;
  readonly className?: string | undefined;
  onClick(): void;
}

/** An icon button of a card. */
export function CardTool({ label, icon, isExpanded, controls, className, onClick }: CardToolProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${className ?? ""}`}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
