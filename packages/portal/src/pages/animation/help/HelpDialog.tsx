import { inLanguage } from "@episcope/common";
import { useMemo } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { Dialog } from "../../../kit/containers/Dialog.tsx";
import { Link } from "../../../kit/controls/Link.tsx";
import { formatNumber, formatPercent } from "../../../text/format.ts";
import { animationTexts } from "../animationTexts.ts";
import { milestonesOf } from "../days/milestones.ts";
import type { AnimationKind } from "../kind.ts";
import { Swatch } from "../legend/Legend.tsx";
import { usePalette } from "../look/usePalette.ts";
import { runTexts } from "../run/runTexts.ts";
import type { AnimationSource } from "../source/animationSource.ts";
import styles from "./HelpDialog.module.css";
import { helpTexts } from "./helpTexts.ts";

interface HelpDialogProps {
  readonly kind: AnimationKind;
  /** Whether it is the time lapse of a run. */
  readonly isOfRun: boolean;
  /** Undefined while loading; the help then leaves out the counts. */
  readonly source: AnimationSource | undefined;
  readonly isOpen: boolean;
  onClose(): void;
}

export function HelpDialog({ kind, isOfRun, source, isOpen, onClose }: HelpDialogProps) {
  const language = useLanguage();
  const t = inLanguage(helpTexts, language);
  const { states } = inLanguage(animationTexts, language);
  const { palette } = usePalette();
  const { title, start, shown, colors, hints } = t[kind];
  const ofRun = isOfRun ? inLanguage(runTexts, language) : undefined;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <div className={styles.help}>
        <p>{ofRun?.shown ?? shown}</p>
        <p>
          <button type="button" className="button button-action" onClick={onClose}>
            {start}
          </button>
        </p>
        <p>{colors}</p>
        <ul className={styles.states} style={{ "--ground": palette.background } as object}>
          {states.map((name, state) => (
            <li key={name}>
              <Swatch color={palette.colors[state] ?? ""} state={state} />
              <span>
                <strong>{name}</strong>: {t.stateNotes[state]}
              </span>
            </li>
          ))}
        </ul>
        <ul>
          {(source?.origin === "published" ? [...hints.slice(0, -1), t.published] : hints).map(
            (hint) => (
              <li key={hint}>{hint}</li>
            ),
          )}
        </ul>
        {source && <WhatToLookFor stateCounts={source.stateCounts} isOfRun={isOfRun} />}
        <h3>{t.about}</h3>
        <p>{ofRun?.about ?? t.base}</p>
        <p>{t.model}</p>
        {source && <p>{t.sample(formatNumber(Math.round(1 / source.facts.sample), language))}</p>}
        <p>
          <Link to="/imprint">{t.imprint}</Link>
        </p>
      </div>
    </Dialog>
  );
}

interface WhatToLookForProps {
  readonly stateCounts: Uint32Array;
  readonly isOfRun: boolean;
}

function WhatToLookFor({ stateCounts, isOfRun }: WhatToLookForProps) {
  const language = useLanguage();
  const t = inLanguage(helpTexts, language);
  const { onePercent, peak, moreRecovered, everInfected } = useMemo(
    () => milestonesOf(stateCounts),
    [stateCounts],
  );
  // In long runs immunity ends: who is not susceptible any more is not counted.
  const hasFirsts = !isOfRun;
  const share = formatPercent(everInfected, language, { maximumFractionDigits: 0 });
  return (
    <>
      <h3>{t.lookFor}</h3>
      <ul>
        {hasFirsts && onePercent !== undefined && <li>{t.onePercent(onePercent)}</li>}
        {peak !== undefined && <li>{t.peak(peak)}</li>}
        {hasFirsts && moreRecovered !== undefined && <li>{t.moreRecovered(moreRecovered)}</li>}
        {hasFirsts && everInfected > 0 && <li>{t.everInfected(share)}</li>}
      </ul>
    </>
  );
}
