import styles from "./ColorScaleLegend.module.css";

interface ColorScaleLegendProps {
  readonly title: string;
  /** From left to right, as a CSS gradient. */
  readonly gradient: string;
  /** Evenly spaced from end to end. */
  readonly ticks: readonly number[];
  format(tick: number, index: number): string;
  /** Colours of the arrows at open ends. */
  readonly openEnds?: readonly [less: string | undefined, more: string | undefined];
}

export function ColorScaleLegend(props: ColorScaleLegendProps) {
  const { title, gradient, ticks, format, openEnds } = props;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <div className={openEnds ? styles.bar : `${styles.bar} ${styles.framed}`} aria-hidden>
        {openEnds && <span className={styles.less} style={{ background: openEnds[0] }} />}
        <span className={styles.colors} style={{ backgroundImage: gradient }} />
        {openEnds && <span className={styles.more} style={{ background: openEnds[1] }} />}
      </div>
      <ul className={styles.ticks}>
        {ticks.map((tick, index) => (
          <li key={tick}>{format(tick, index)}</li>
        ))}
      </ul>
    </>
  );
}
