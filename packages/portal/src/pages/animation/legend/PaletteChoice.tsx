import { useId } from "react";
import { useTexts } from "../../../environment/language.ts";
import { type PaletteName, paletteNames } from "../look/palettes.ts";
import styles from "./Legend.module.css";
import { legendTexts } from "./legendTexts.ts";

interface PaletteChoiceProps {
  readonly chosen: PaletteName;
  onChoose(name: PaletteName): void;
}

export function PaletteChoice({ chosen, onChoose }: PaletteChoiceProps) {
  const t = useTexts(legendTexts);
  const name = useId();
  return (
    <fieldset className={styles.palettes}>
      <legend>{t.colors}</legend>
      {paletteNames.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => onChoose(one)} />
          {t.palettes[one]}
        </label>
      ))}
    </fieldset>
  );
}
