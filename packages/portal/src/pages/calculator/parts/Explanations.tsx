import { defineTexts, inLanguage } from "@episcope/common";
import type { ReactNode } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { calculatorTexts } from "../calculatorTexts.ts";
import styles from "./Explanations.module.css";

const texts = defineTexts({
  en: { hint: "What changes nothing (+ 0, × 1) is left out." },
  de: { hint: "Was nichts ändert (+ 0, × 1), ist weggelassen." },
});

interface ExplanationsProps {
  readonly figures: readonly ReactNode[];
  readonly formula: string;
  readonly children?: ReactNode;
}

/** Figures that explain the result, and the formula. */
export function Explanations({ figures, formula, children }: ExplanationsProps) {
  const language = useLanguage();
  return (
    <div className={styles.explanations}>
      {figures}
      <div className={styles.texts}>
        <section>
          <h2>{inLanguage(calculatorTexts, language).formula}</h2>
          <p className={styles.formula}>{formula}</p>
          <p className={styles.hint}>{inLanguage(texts, language).hint}</p>
        </section>
        {children}
      </div>
    </div>
  );
}
