import { type Choices, halvingChanges, type RiskDefinition } from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import styles from "./HalvingList.module.css";
import { riskText } from "./riskTexts.ts";

const texts = defineTexts({
  en: {
    title: "What would halve the risk",
    each: "Each of these changes alone brings it to half or less. Choose one to try it.",
    none: "No single change halves this risk.",
  },
  de: {
    title: "Was das Risiko halbieren würde",
    each: "Jede dieser Änderungen allein senkt es auf höchstens die Hälfte. Ein Klick probiert sie aus.",
    none: "Keine einzelne Änderung halbiert dieses Risiko.",
  },
});

interface HalvingListProps {
  readonly definition: RiskDefinition;
  readonly choices: Choices;
  readonly lang: string | undefined;
  onChoose(group: number, option: number): void;
}

/** Single changes that halve the risk, the most effective first; each can be applied. */
export function HalvingList({ definition, choices, lang, onChoose }: HalvingListProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const changes = halvingChanges(definition, choices);
  return (
    <section>
      <h2>{t.title}</h2>
      <p>{changes.length === 0 ? t.none : t.each}</p>
      <ul className={styles.list}>
        {changes.map(({ group, option, risk }) => {
          const { name, options } = definition.groups[group] ?? {};
          return (
            <li key={group}>
              <button type="button" className="button" onClick={() => onChoose(group, option)}>
                <span lang={lang}>
                  {name}: {options?.[option]?.title}
                </span>
                <span className={styles.risk}>→ {riskText(risk, language)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
