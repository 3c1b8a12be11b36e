import type { SimulatedR } from "@episcope/battery";
import { defineTexts, inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { Link } from "../../../kit/controls/Link.tsx";
import { formatDate, formatNumber } from "../../../text/format.ts";

const texts = defineTexts({
  en: {
    title: "Compared with the simulation",
    before: "In the run",
    value: (r: string, from: string, to: string) =>
      `our model computes an R of ${r} on average over the infections from ${from} to ${to}.`,
    start: (r: string) => `The calculator begins with ${r} for this situation.`,
    computed: (date: string) => `Computed on ${date}.`,
  },
  de: {
    title: "Verglichen mit der Simulation",
    before: "Im Lauf",
    value: (r: string, from: string, to: string) =>
      `errechnet unser Modell für die Ansteckungen vom ${from} bis ${to} im Mittel ein R von ${r}.`,
    start: (r: string) => `Der Rechner beginnt in dieser Lage mit ${r}.`,
    computed: (date: string) => `Berechnet am ${date}.`,
  },
});

interface CrossCheckProps {
  readonly simulated: SimulatedR;
  readonly initialR: number;
  readonly lang: string | undefined;
}

/** The R value of our own simulation in the same situation, with a link to the run. */
export function CrossCheck({ simulated, initialR, lang }: CrossCheckProps) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const { value, from, to, run, title, computed } = simulated;
  const number = (r: number) =>
    formatNumber(r, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <section>
      <h2>{t.title}</h2>
      <p>
        {t.before}{" "}
        <Link to={run} lang={lang}>
          {title}
        </Link>{" "}
        {t.value(number(value), formatDate(from, language), formatDate(to, language))}{" "}
        {t.start(number(initialR))} {t.computed(formatDate(computed, language))}
      </p>
    </section>
  );
}
