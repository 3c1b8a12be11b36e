import { baseOf, type RDefinition } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { RadioButtons } from "../../../kit/controls/RadioButtons.tsx";
import { formatPercent } from "../../../text/format.ts";
import { calculatorTexts } from "../calculatorTexts.ts";
import styles from "./BaseChoice.module.css";
import { rText } from "./rTexts.ts";

interface BaseChoiceProps {
  readonly definition: RDefinition;
  readonly lang: string | undefined;
  readonly chosen: number;
  onChoose(base: number): void;
}

/** The base value, chosen by its index because two can have the same number. */
export function BaseChoice({ definition, lang, chosen, onChoose }: BaseChoiceProps) {
  const language = useLanguage();
  const t = inLanguage(calculatorTexts, language);
  const { bases, kind, margin } = definition;
  const value = baseOf(definition, { base: chosen, options: [] });
  // Version 1 labels even a single base value; version 2 only if there is a choice.
  const choices = bases.flatMap(({ label }, index) =>
    label === undefined ? [] : [{ id: String(index), label }],
  );
  const hasButtons = choices.length > (kind === "v1" ? 0 : 1);
  return (
    <div className={styles.base}>
      <p className={styles.value}>
        {t.base} <strong>{rText(definition, value, language)}</strong>
      </p>
      {margin > 0 && <p className={styles.margin}>{t.margin(formatPercent(margin, language))}</p>}
      {hasButtons && (
        <div lang={lang}>
          <RadioButtons
            legend={t.base}
            isLegendHidden
            choices={choices}
            chosen={String(chosen)}
            onChoose={(id) => onChoose(Number(id))}
          />
        </div>
      )}
    </div>
  );
}
