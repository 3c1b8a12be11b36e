import { type LaneName, laneOf, laneValue } from "@episcope/scenario/lab";
import { useId, useRef } from "react";
import { useLanguage, useTexts } from "../../../../environment/language.ts";
import { RadioButtons } from "../../../../kit/controls/RadioButtons.tsx";
import { laneTexts } from "../laneTexts.ts";
import { valueText } from "../words/blockWords.ts";
import { NumberInput } from "./NumberInput.tsx";
import styles from "./ValueField.module.css";

interface ValueFieldProps {
  readonly lane: LaneName;
  readonly value: number;
  /** `isContinued` for further values during the same drag. */
  onChange(value: number, isContinued: boolean): void;
}

/** The number of a block: few values as buttons, many as a slider with a number beside it. */
export function ValueField({ lane: name, value, onChange }: ValueFieldProps) {
  const lane = laneOf(name);
  const language = useLanguage();
  const label = useTexts(laneTexts)[name].value;
  if (lane.unit === "mask" || lane.unit === "perWeek") {
    const count = (lane.most - lane.least) / lane.step + 1;
    const choices = Array.from({ length: count }, (_, index) => {
      const one = lane.least + index * lane.step;
      // The label says what is counted.
      const label = lane.unit === "mask" || one === 0 ? valueText(name, one, language) : `${one}`;
      return { id: String(one), label };
    });
    return (
      <RadioButtons
        legend={label}
        choices={choices}
        chosen={String(value)}
        onChoose={(id) => onChange(Number(id), false)}
      />
    );
  }
  return <Slider {...{ name, label, value, onChange }} />;
}

interface SliderProps extends Omit<ValueFieldProps, "lane"> {
  readonly name: LaneName;
  readonly label: string;
}

function Slider({ name, label, value, onChange }: SliderProps) {
  const id = useId();
  const language = useLanguage();
  const lane = laneOf(name);
  /** Undefined if not dragging; otherwise whether the slider has moved. */
  const drag = useRef<"begun" | "moved">(undefined);
  const slide = (text: string) => {
    onChange(laneValue(lane, Number(text)), drag.current === "moved");
    if (drag.current) drag.current = "moved";
  };
  const end = () => {
    drag.current = undefined;
  };
  return (
    <div className={styles.value}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          id={id}
          type="range"
          min={lane.least}
          max={lane.most}
          step={lane.step}
          value={value}
          aria-valuetext={valueText(name, value, language)}
          onChange={(event) => slide(event.target.value)}
          onPointerDown={() => {
            drag.current = "begun";
          }}
          onPointerUp={end}
          onPointerCancel={end}
        />
        <NumberInput lane={name} label={label} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
