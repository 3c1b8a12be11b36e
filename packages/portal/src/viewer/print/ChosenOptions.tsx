import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { parameterTitle } from "../panel/parameterTitle.ts";
import { shownOption } from "../panel/shownLabel.ts";
import { runTexts } from "../runTexts.ts";
import type { RunViewerState } from "../state/useRunViewer.ts";
import styles from "./ChosenOptions.module.css";

/** All options of the shown scenario in words. */
export function ChosenOptions({ viewer }: { readonly viewer: RunViewerState }) {
  const language = useLanguage();
  const { address, isBase, options } = viewer;
  if (isBase) return <p className={styles.options}>{inLanguage(runTexts, language).base}</p>;
  const sets = options.groups.flatMap((group) => group.sets);
  return (
    <ul className={styles.options}>
      {sets.map((set) => {
        const option = address.chosen.get(set.parameter);
        return (
          <li key={set.parameter}>
            {parameterTitle(set.parameter, set, language)}:{" "}
            <strong>{option && shownOption(option, language)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
