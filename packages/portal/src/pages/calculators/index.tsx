import calculators from "virtual:content/calculators";
import { defineTexts, inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { pageTitle } from "../../site/addresses/pageHead.ts";
import { CalculatorCards } from "../../site/cards/CalculatorCards.tsx";
import { ContentPage } from "../../site/frames/ContentPage.tsx";
import styles from "./calculators.module.css";

const texts = defineTexts({
  en: {
    r: "The R value says how many people one infected person infects on average. An epidemic recedes only while R stays below 1, and that for good. Contact tracing, masks or closed schools each change R; here they can be combined.",
    risk: "The risk calculator gives the computed probability of catching the virus in one situation, if a contagious person is present.",
    method: "How the model behind them works",
  },
  de: {
    r: "Der R-Wert sagt, wie viele Menschen eine infizierte Person im Mittel ansteckt. Eine Epidemie geht nur zurück, solange R dauerhaft unter 1 liegt. Kontaktnachverfolgung, Masken oder geschlossene Schulen verändern R; hier lassen sie sich kombinieren.",
    risk: "Der Ansteckungsrechner gibt an, mit welcher Wahrscheinlichkeit man sich in einer Situation ansteckt, wenn eine ansteckende Person dabei ist.",
    method: "Wie das Modell dahinter arbeitet",
  },
});

export function Component() {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  return (
    <ContentPage>
      <h1 className="headline">{pageTitle("calculators", language)}</h1>
      <div className={styles.intro}>
        <p>{t.r}</p>
        <p>{t.risk}</p>
        <p>
          <Link to="/#method">{t.method}</Link>
        </p>
      </div>
      <CalculatorCards calculators={calculators} headingLevel={2} />
    </ContentPage>
  );
}
