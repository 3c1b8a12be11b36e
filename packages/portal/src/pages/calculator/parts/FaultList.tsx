import type { Fault } from "@episcope/common";
import { FaultLine } from "../../../kit/notices/FaultLine.tsx";
import styles from "../calculator.module.css";

interface FaultListProps {
  readonly lead: string;
  readonly faults: readonly Fault[];
}

/** The faults of a definition with file and line, shown in its place. */
export function FaultList({ lead, faults }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults} role="alert">
      <p>{lead}</p>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)}>
            <code>
              <FaultLine fault={fault} />
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}
