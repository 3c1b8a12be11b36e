import { inLanguage } from "@episcope/common";
import type { CSSProperties } from "react";
import { useLanguage, useTexts } from "../../../environment/language.ts";
import { dotSizes } from "../../../maps/people/painter.ts";
import { formatNumber } from "../../../text/format.ts";
import { animationTexts } from "../animationTexts.ts";
import { toggledState, useChoice, useChoiceStore } from "../choices.ts";
import styles from "./Legend.module.css";
import { legendTexts } from "./legendTexts.ts";

interface LegendProps {
  /** Indexed by state. */
  readonly colors: readonly string[];
  /** The map's background. */
  readonly background: string;
  /** People by state; undefined while unknown. */
  readonly counts: readonly number[] | undefined;
}

/** The meaning of the dots and the number of people in each state. Each entry toggles its dots. */
export function Legend({ colors, background, counts }: LegendProps) {
  const language = useLanguage();
  const t = inLanguage(legendTexts, language);
  const { states } = inLanguage(animationTexts, language);
  const choices = useChoiceStore();
  const hidden = useChoice((chosen) => chosen.hidden);
  return (
    <ul className={styles.legend} style={{ "--ground": background } as CSSProperties}>
      {states.map((name, state) => {
        const count = counts && formatNumber(counts[state] ?? 0, language);
        return (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                aria-label={count === undefined ? name : t.show(name, count)}
                checked={!hidden.includes(state)}
                onChange={() =>
                  choices.setState((chosen) => ({ hidden: toggledState(chosen.hidden, state) }))
                }
              />
              <Swatch color={colors[state] ?? ""} state={state} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count} data-count={state}>
                {count}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** A dot on the map's background, in proportion to the other dots. */
export function Swatch({ color, state }: { readonly color: string; readonly state: number }) {
  const size = 4 + (dotSizes[state] ?? 4) * 1.3;
  return (
    <span className={styles.swatch} aria-hidden>
      <span style={{ backgroundColor: color, width: `${size}px`, height: `${size}px` }} />
    </span>
  );
}

/** The legend entry that visitors look for most. */
export function SusceptibleSwitch() {
  const t = useTexts(legendTexts);
  const choices = useChoiceStore();
  const isOn = useChoice(({ hidden }) => !hidden.includes(0));
  return (
    <label>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={() => choices.setState(({ hidden }) => ({ hidden: toggledState(hidden, 0) }))}
      />
      <span>{t.showSusceptible}</span>
    </label>
  );
}
