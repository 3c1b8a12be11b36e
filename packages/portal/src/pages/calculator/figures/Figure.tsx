import type { ReactNode } from "react";
import { useWidth } from "../../../charts/useWidth.ts";
import { useTexts } from "../../../environment/language.ts";
import { calculatorTexts } from "../calculatorTexts.ts";
import styles from "./Figure.module.css";

interface FigureProps {
  readonly title: string;
  readonly subtitle: string;
  /** Describes the figure for screen readers. */
  readonly label: string;
  readonly height: number;
  /** Below the figure. */
  readonly words?: ReactNode;
  readonly note?: string;
  draw(width: number): ReactNode;
}

/** A small chart with title, unit and source; its height is fixed before its width is known. */
export function Figure({ title, subtitle, label, height, words, note, draw }: FigureProps) {
  const t = useTexts(calculatorTexts);
  const [element, width] = useWidth();
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{title}</h2>
        <p className={styles.subtitle}>{subtitle}</p>
      </figcaption>
      <div ref={element} className={styles.plot} style={{ height }}>
        {width > 0 && (
          <svg width={width} height={height} role="img" aria-label={label}>
            {draw(width)}
          </svg>
        )}
      </div>
      {words && <p className={styles.words}>{words}</p>}
      <p className={styles.source}>
        {note && `${note} `}
        {t.demonstration}
      </p>
    </figure>
  );
}
