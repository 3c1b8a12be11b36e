import type { ObservedFailure } from "../../data/observedStore.ts";
import { useTexts } from "../../environment/language.ts";
import { FaultLine } from "../../kit/notices/FaultLine.tsx";
import { runTexts } from "../runTexts.ts";
import styles from "./ObservedNote.module.css";

interface ObservedNoteProps {
  readonly failures: readonly ObservedFailure[];
  retry(): void;
}

/** Lists files of reported data that could not be loaded. The plots are drawn without them. */
export function ObservedNote({ failures, retry }: ObservedNoteProps) {
  const t = useTexts(runTexts);
  return (
    <div className={styles.note} role="status">
      <p>{t.observedFailed}</p>
      <ul>
        {failures.map(({ id, fault }) => (
          <li key={id}>
            <FaultLine fault={fault} />
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={retry}>
        {t.retry}
      </button>
    </div>
  );
}
