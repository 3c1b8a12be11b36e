import { type ReactNode, useId, useRef } from "react";
import styles from "./StepSlider.module.css";

interface StepSliderProps {
  readonly legend: ReactNode;
  /** From left to right. */
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    /** Below the slider, if the label is too long for it. */
    readonly stop?: string | undefined;
  }[];
  readonly chosen: string | undefined;
  /** `isContinued` for further choices during the same drag. */
  onChoose(id: string, isContinued: boolean): void;
  readonly isDisabled?: boolean;
}

/**
 * A choice on a line. The native slider supports the keyboard and has a text value for screen
 * readers.
 */
export function StepSlider({ legend, choices, chosen, onChoose, isDisabled }: StepSliderProps) {
  const id = useId();
  const place = Math.max(
    0,
    choices.findIndex((choice) => choice.id === chosen),
  );
  const value = choices[place]?.label ?? "";
  /** Undefined if not dragging; otherwise whether the slider has moved. */
  const drag = useRef<"begun" | "moved">(undefined);
  const choose = (text: string) => {
    const next = choices[Number(text)];
    if (!next || next.id === chosen) return;
    onChoose(next.id, drag.current === "moved");
    if (drag.current) drag.current = "moved";
  };
  return (
    <div className={styles.slider} data-disabled={isDisabled || undefined}>
      <p className={styles.caption}>
        <label htmlFor={id}>{legend}</label>
        <output className={styles.value} htmlFor={id} aria-hidden>
          {value}
        </output>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={choices.length - 1}
        step={1}
        value={place}
        aria-valuetext={value}
        disabled={isDisabled}
        onChange={(event) => choose(event.target.value)}
        onPointerDown={() => {
          drag.current = "begun";
        }}
        onPointerUp={() => {
          drag.current = undefined;
        }}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      />
      <div className={styles.stops} aria-hidden>
        {choices.map((choice, index) => (
          <span
            key={choice.id}
            className={choice.id === chosen ? styles.here : undefined}
            style={{ left: `${(100 * index) / Math.max(1, choices.length - 1)}%` }}
          >
            {choice.stop ?? choice.label}
          </span>
        ))}
      </div>
    </div>
  );
}
