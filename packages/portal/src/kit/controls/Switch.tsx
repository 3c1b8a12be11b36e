import type { ReactNode } from "react";
import styles from "./Switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
  /** Shown on the track; the label is for screen readers. */
  readonly icon?: ReactNode;
}

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
