import { defineTexts } from "@episcope/common";
import { useTexts } from "../../environment/language.ts";
import styles from "./PlotMenu.module.css";

const texts = defineTexts({
  en: {
    all: "Select all",
    none: "Unselect all",
    loading: "The list appears once the run is loaded.",
  },
  de: {
    all: "Alle auswählen",
    none: "Alle abwählen",
    loading: "Die Liste erscheint, sobald der Lauf geladen ist.",
  },
});

export interface PlotChoice {
  readonly shortName: string;
  readonly title: string;
  readonly isChecked: boolean;
}

export interface PlotMenuProps {
  /** All plots with data in the current run, in the order of the page. */
  readonly plots: readonly PlotChoice[];
  onCheckPlots(shortNames: readonly string[], isChecked: boolean): void;
}

/** Which plots are shown (run-viewer specification 5.5). */
export function PlotMenu({ plots, onCheckPlots }: PlotMenuProps) {
  const t = useTexts(texts);
  const checkAll = (isChecked: boolean) =>
    onCheckPlots(
      plots.map(({ shortName }) => shortName),
      isChecked,
    );
  if (plots.length === 0) return <p className={styles.loading}>{t.loading}</p>;
  return (
    <>
      <p className={styles.all}>
        <button type="button" className="button" onClick={() => checkAll(true)}>
          {t.all}
        </button>
        <button type="button" className="button" onClick={() => checkAll(false)}>
          {t.none}
        </button>
      </p>
      <ul className={styles.plots}>
        {plots.map(({ shortName, title, isChecked }) => (
          <li key={shortName}>
            <label className={styles.plot}>
              <input
                type="checkbox"
                checked={isChecked}
                onChange={(event) => onCheckPlots([shortName], event.target.checked)}
              />
              <span>{title}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
