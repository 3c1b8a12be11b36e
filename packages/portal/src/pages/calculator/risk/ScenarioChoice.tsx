import type { RiskDefinition } from "@episcope/battery";
import { defineTexts } from "@episcope/common";
import { useTexts } from "../../../environment/language.ts";
import styles from "./ScenarioChoice.module.css";

const texts = defineTexts({
  en: { label: "Explore typical scenarios", hint: "… or try different combinations below." },
  de: { label: "Typische Situationen", hint: "… oder unten selbst etwas zusammenstellen." },
});

interface ScenarioChoiceProps {
  readonly scenarios: RiskDefinition["scenarios"];
  readonly chosen: number | undefined;
  readonly lang: string | undefined;
  onChoose(scenario: number): void;
}

/** A button per scenario, with the description of the chosen one or a hint below. */
export function ScenarioChoice({ scenarios, chosen, lang, onChoose }: ScenarioChoiceProps) {
  const t = useTexts(texts);
  const description = chosen === undefined ? undefined : scenarios[chosen]?.description;
  return (
    <div className={styles.scenarios}>
      <p className={styles.label} id="scenarios">
        {t.label}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className={styles.buttons} role="group" aria-labelledby="scenarios" lang={lang}>
        {scenarios.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className={styles.hint} lang={description ? lang : undefined}>
        {description ?? t.hint}
      </p>
    </div>
  );
}
