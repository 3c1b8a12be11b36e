import { type ReactNode, useState } from "react";
import styles from "./DateField.module.css";

interface DateFieldProps {
  readonly label: ReactNode;
  /** year-month-day, like all dates here. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  onChange(date: string): void;
}

/** The browser's own date input. Only whole dates between min and max are reported. */
export function DateField({ label, value, min, max, onChange }: DateFieldProps) {
  // What is being typed, until the field is left: the year 2021 is the year 2, 20 and 202 on its
  // way.
  const [typed, setTyped] = useState<string>();
  function type(date: string) {
    setTyped(date);
    if (date !== "" && date >= min && date <= max) onChange(date);
  }
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="date"
        value={typed ?? value}
        min={min}
        max={max}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
