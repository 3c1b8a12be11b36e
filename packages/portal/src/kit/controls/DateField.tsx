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

/** A native date input. Only complete dates between min and max are reported. */
export function DateField({ label, value, min, max, onChange }: DateFieldProps) {
  // The typed text until the field loses focus: while typing, the year 2021 is 2, 20 and 202.
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
