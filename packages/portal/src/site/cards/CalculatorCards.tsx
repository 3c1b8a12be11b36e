import { inLanguage } from "@episcope/common";
import type { Calculator } from "../../../build/content/schema.ts";
import { siteUrl } from "../../environment/base.ts";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { formatDate } from "../../text/format.ts";
import styles from "./CalculatorCards.module.css";
import { calculatorPicture } from "./calculatorPicture.ts";

interface CalculatorCardsProps {
  readonly calculators: readonly Calculator[];
  readonly headingLevel: 2 | 3;
}

export function CalculatorCards({ calculators, headingLevel }: CalculatorCardsProps) {
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards}>
      {calculators.map(({ to, date, title, subtitle }) => (
        <li key={to} className={styles.card}>
          <Heading className={styles.title}>
            <Link to={to}>{inLanguage(title, language)}</Link>
          </Heading>
          <p className={styles.date}>{formatDate(date, language)}</p>
          <img
            src={siteUrl(calculatorPicture(to, language))}
            alt=""
            width={250}
            height={100}
            loading="lazy"
          />
          <p>{inLanguage(subtitle, language)}</p>
        </li>
      ))}
    </ul>
  );
}
