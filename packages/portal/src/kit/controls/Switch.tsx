import type { ReactNode } from "react";
import styles from "./Switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
  /** Stands on the knob's track; the label is read out. */
  readonly icon?: ReactNode;
}

/** On or off, at once. */
export function Switch({ label, isOn, onChange, icon }: SwitchProps) {
  return (
    <label className={styles.switch} title={label}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden>
        <span className={styles.knob}>{icon}</span>
      </span>
    </label>
  );
}
