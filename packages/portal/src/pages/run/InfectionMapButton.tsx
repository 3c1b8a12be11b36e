import { locationsEnding } from "@episcope/common";
import { MapPin } from "lucide-react";
import { type Battery, hasInfectionMap } from "../../data/runs/batteries.ts";
import { useTexts } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { runTexts } from "../../viewer/runTexts.ts";
import styles from "../../viewer/Toolbars.module.css";

interface InfectionMapButtonProps {
  readonly battery: Battery;
  readonly runId: string;
}

/** Links to the infection map of the run, if there is one. */
export function InfectionMapButton({ battery, runId }: InfectionMapButtonProps) {
  const t = useTexts(runTexts);
  const found = useLoaded(`${battery.url} ${runId}`, (signal) =>
    hasInfectionMap(battery, runId, signal),
  );
  if (found.state !== "done" || !found.value) return undefined;
  const path = `${battery.path}/${battery.metadata.zipFolder}/${runId}.${locationsEnding}`;
  return (
    <Link className={styles.button} to={`/infection-map?path=${encodeURIComponent(path)}`}>
      <MapPin size={16} aria-hidden /> {t.infectionMap}
    </Link>
  );
}
