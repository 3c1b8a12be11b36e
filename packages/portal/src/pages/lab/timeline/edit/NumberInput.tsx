import { type LaneName, laneOf, laneValue } from "@episcope/scenario/lab";
import { useState } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { formatsOf } from "../../../../text/format.ts";
import styles from "./ValueField.module.css";

interface NumberInputProps {
  readonly lane: LaneName;
  readonly label: string;
  readonly value: number;
  onChange(value: number, isContinued: boolean): void;
}

/** A number that is typed. Only values that the lane can have are reported. */
export function NumberInput({ lane: name, label, value, onChange }: NumberInputProps) {
  const lane = laneOf(name);
  const { percentSign } = formatsOf(useLanguage());
  // The typed text until the field loses focus: on the way to 150 there are 1 and 15.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== "" && number !== value && laneValue(lane, number) === number) {
      onChange(number, false);
    }
  };
  const leave = () => {
    const number = typed ? laneValue(lane, Number(typed)) : value;
    setTyped(undefined);
    if (Number.isFinite(number) && number !== value) onChange(number, false);
  };
  return (
    <span className={styles.number}>
      <input
        type="number"
        aria-label={label}
        min={lane.least}
        max={lane.most}
        step={lane.step}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {(lane.unit === "share" || lane.unit === "times") && percentSign}
    </span>
  );
}
