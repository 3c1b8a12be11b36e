import type { ReactNode } from "react";
import styles from "./Workbench.module.css";

interface WorkbenchProps {
  /** Above the result. */
  readonly before?: ReactNode;
  readonly result: ReactNode;
  /** Below the result; on a phone below the controls. */
  readonly after: readonly ReactNode[];
  readonly heading: string;
  /** The first row of the controls. */
  readonly lead?: ReactNode;
  readonly controls: ReactNode;
}

export function Workbench(props: WorkbenchProps) {
  const { before, result, after, heading, lead, controls } = props;
  return (
    <div className={styles.workbench}>
      <div className={styles.side}>
        {before && <div>{before}</div>}
        <div className={styles.result}>{result}</div>
        {after.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <div key={index} className={styles.after}>
            {part}
          </div>
        ))}
      </div>
      <div className={styles.groups}>
        <h2>{heading}</h2>
        {lead && <div className={styles.wide}>{lead}</div>}
        {controls}
      </div>
    </div>
  );
}
