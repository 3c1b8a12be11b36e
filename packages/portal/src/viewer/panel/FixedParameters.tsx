import type { Option, OptionSet } from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import styles from "./FixedParameters.module.css";
import { parameterTitle } from "./parameterTitle.ts";
import { shownOption } from "./shownLabel.ts";

const texts = defineTexts({
  en: { title: "Simulation parameters", name: "Parameter", value: "Value" },
  de: { title: "Parameter der Simulation", name: "Parameter", value: "Wert" },
});

interface FixedParametersProps {
  readonly fixed: readonly OptionSet[];
  readonly chosen: ReadonlyMap<string, Option>;
}

/** Parameters that are the same in all runs or cannot be chosen. */
export function FixedParameters({ fixed, chosen }: FixedParametersProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  if (fixed.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{t.title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.value}</th>
        </tr>
      </thead>
      <tbody>
        {fixed.map((set) => {
          const { parameter, defaultOption } = set;
          const title = parameterTitle(parameter, set, language);
          return (
            <tr key={parameter}>
              {/* Runs of others may have no words. */}
              <th scope="row">{title === parameter ? <code>{parameter}</code> : title}</th>
              <td>{shownOption(chosen.get(parameter) ?? defaultOption, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
