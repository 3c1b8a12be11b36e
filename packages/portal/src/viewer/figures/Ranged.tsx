import styles from "./Ranged.module.css";

interface RangedProps {
  readonly value: string;
  readonly range: string | undefined;
}

/** A figure with its range below it, whose line is reserved until it is known. */
export function Ranged({ value, range }: RangedProps) {
  return (
    <>
      {value} <span className={styles.range}>{range}</span>
    </>
  );
}
