import { Play } from "lucide-react";
import { type Battery, hasAnimation } from "../../data/runs/batteries.ts";
import { useTexts } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { timeLapseAddress } from "../../site/addresses/timeLapseAddress.ts";
import { runTexts } from "../../viewer/runTexts.ts";
import styles from "../../viewer/Toolbars.module.css";

interface TimeLapseButtonProps {
  readonly battery: Battery;
  readonly runId: string;
}

/** Links to the time lapse of the run, if somebody computes it. */
export function TimeLapseButton({ battery, runId }: TimeLapseButtonProps) {
  const t = useTexts(runTexts);
  const found = useLoaded(`${battery.url} ${runId}`, (signal) =>
    hasAnimation(battery, runId, signal),
  );
  if (found.state !== "done" || !found.value) return undefined;
  const { startDay, graphStartDay } = battery.metadata;
  const to = timeLapseAddress({ battery: battery.path, runId }, graphStartDay - startDay + 1);
  return (
    <Link className={styles.button} to={to}>
      <Play size={16} aria-hidden /> {t.timeLapse}
    </Link>
  );
}
