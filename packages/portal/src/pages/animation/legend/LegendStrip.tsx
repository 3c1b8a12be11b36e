import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { animationTexts } from "../animationTexts.ts";
import { useChoice } from "../choices.ts";
import { usePalette } from "../look/usePalette.ts";
import styles from "./Legend.module.css";
import { Swatch } from "./Legend.tsx";
import { legendTexts } from "./legendTexts.ts";

/** For phones: the meaning of the shown dots, always in view. The drawer has the switches. */
export function LegendStrip() {
  const language = useLanguage();
  const { states } = inLanguage(animationTexts, language);
  const hidden = useChoice((chosen) => chosen.hidden);
  const { palette } = usePalette();
  return (
    <ul className={styles.strip} aria-label={inLanguage(legendTexts, language).strip}>
      {states.map(
        (name, state) =>
          !hidden.includes(state) && (
            <li key={name}>
              <Swatch color={palette.colors[state] ?? ""} state={state} />
              {name}
            </li>
          ),
      )}
    </ul>
  );
}
