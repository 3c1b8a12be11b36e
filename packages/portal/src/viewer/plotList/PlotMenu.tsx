import { defineTexts, inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { groupTitles, type ListGroup } from "./groups.ts";
import styles from "./PlotMenu.module.css";

const texts = defineTexts({
  en: { all: "Select all", none: "Unselect all", above: "Above the groups" },
  de: { all: "Alle auswählen", none: "Alle abwählen", above: "Über den Gruppen" },
});

interface PlotChoice {
  readonly shortName: string;
  readonly title: string;
  readonly isChecked: boolean;
}

export interface PlotMenuProps {
  /** All plots with data in the current run, in the order of the page. */
  readonly choices: readonly {
    readonly group: ListGroup | "above";
    readonly plots: readonly PlotChoice[];
  }[];
  onCheckPlots(shortNames: readonly string[], isChecked: boolean): void;
}

/** Which plots are shown (run-viewer specification 5.5). */
export default function PlotMenu({ choices, onCheckPlots }: PlotMenuProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const titles = { ...inLanguage(groupTitles, language), above: t.above };
  const checkAll = (isChecked: boolean) =>
    onCheckPlots(
      choices.flatMap(({ plots }) => plots.map(({ shortName }) => shortName)),
      isChecked,
    );
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
      {choices.map(({ group, plots }) => (
        <fieldset key={group} className={styles.group}>
          <legend>{titles[group]}</legend>
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
        </fieldset>
      ))}
    </>
  );
}
