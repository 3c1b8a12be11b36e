import { Check } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import styles from "./RadioButtons.module.css";

interface RadioButtonsProps {
  readonly legend: ReactNode;
  /** The legend is for screen readers only. */
  readonly isLegendHidden?: boolean;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string | undefined;
  onChoose(id: string): void;
  readonly isDisabled?: boolean;
}

/** A choice as small buttons. They are real radio buttons, so arrow keys work. */
export function RadioButtons(props: RadioButtonsProps) {
  const { legend, isLegendHidden, choices, chosen, onChoose, isDisabled } = props;
  const name = useId();
  const [pressed, setPressed] = useState<{ readonly id: string; readonly from: typeof chosen }>();
  if (pressed && pressed.from !== chosen) setPressed(undefined);
  // The button answers before the page has followed.
  const shown = pressed?.id ?? chosen;
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={isLegendHidden ? "visually-hidden" : styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ id, label }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === shown}
              onChange={() => {
                setPressed({ id, from: chosen });
                onChoose(id);
              }}
            />
            <span className={styles.label}>{label}</span>
            <Check className={styles.mark} size={12} strokeWidth={4} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
