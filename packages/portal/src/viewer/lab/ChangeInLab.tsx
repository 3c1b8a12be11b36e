import { defineTexts } from "@episcope/common";
import { useNavigate } from "react-router";
import { placeNames } from "../../data/lab/labPlaces.ts";
import { runs } from "../../data/runs/runs.ts";
import { useTexts } from "../../environment/language.ts";
import { showToast } from "../../kit/notices/Toast.tsx";
import type { RunViewerState, ViewedBattery } from "../state/useRunViewer.ts";
import styles from "../Toolbars.module.css";

const texts = defineTexts({
  en: { change: "Change this scenario", failed: "The scenario could not be taken over." },
  de: { change: "Dieses Szenario ändern", failed: "Das Szenario konnte nicht übernommen werden." },
});

interface ChangeInLabProps {
  readonly viewed: ViewedBattery;
  readonly viewer: RunViewerState;
}

/** Opens the lab with the shown scenario, where the lab knows its place. */
export function ChangeInLab({ viewed: { battery }, viewer }: ChangeInLabProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { city, fittedUntil, endDay } = battery.metadata;
  const { runId } = viewer;
  if (fittedUntil === undefined || runId === undefined || !placeNames.includes(city))
    return undefined;
  const open = async () => {
    try {
      const { labAddressOf } = await import("./labAddressOf.ts");
      const tables = await runs.of({ battery, runId }).loadTables(["restrictions"]);
      const { startDay } = viewer.context;
      const address = await labAddressOf(
        tables.get("restrictions"),
        { startDay, fittedUntil, endDay },
        { place: city, path: battery.path },
      );
      void navigate(address);
    } catch {
      showToast(t.failed);
    }
  };
  return (
    <button type="button" className={styles.button} onClick={() => void open()}>
      {t.change}
    </button>
  );
}
