import { inLanguage } from "@episcope/common";
import type { Battery } from "../../data/runs/batteries.ts";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { chooseCity } from "../../viewer/address/changes.ts";
import { runTexts } from "../../viewer/runTexts.ts";
import styles from "../../viewer/ViewerFrame.module.css";
import { tabName } from "./runTabs.ts";

interface BatteryTabsProps {
  readonly batteries: readonly Battery[];
  readonly selected: Battery;
  readonly hasRegions: boolean;
}

/** One tab for each battery of a page; the open one is in the address. */
export function BatteryTabs({ batteries, selected, hasRegions }: BatteryTabsProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  const [, changeQuery] = useQuery();
  const first = batteries[0]?.folder ?? "";
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{hasRegions ? t.regions : t.sets}</legend>
      {batteries.map((battery) => (
        <button
          key={battery.url}
          type="button"
          className={styles.tab}
          aria-pressed={battery === selected}
          onClick={() => changeQuery(chooseCity(battery.folder, first))}
        >
          {tabName(battery, hasRegions, language)}
        </button>
      ))}
    </fieldset>
  );
}
