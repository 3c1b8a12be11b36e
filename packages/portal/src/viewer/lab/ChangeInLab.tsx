import { defineTexts } from "@episcope/common";
import { useState } from "react";
import { useNavigate } from "react-router";
import { placeNames } from "../../data/lab/labPlaces.ts";
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
  const { city, fittedUntil } = battery.metadata;
  const { runId } = viewer;
  const [isOpening, setOpening] = useState(false);
  if (fittedUntil === undefined || runId === undefined || !placeNames.includes(city))
    return undefined;
  const open = async () => {
    setOpening(true);
    try {
      const { labAddressOf } = await import("./labAddressOf.ts");
      void navigate(await labAddressOf(battery, runId));
    } catch {
      showToast(t.failed);
      setOpening(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.button}
      disabled={isOpening}
      onClick={() => void open()}
    >
      {t.change}
    </button>
  );
}
