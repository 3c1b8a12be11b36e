import calculators from "virtual:content/calculators";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { Link } from "../../../kit/controls/Link.tsx";
import { formatDate } from "../../../text/format.ts";
import styles from "../calculator.module.css";
import { calculatorTexts } from "../calculatorTexts.ts";

/** Links to the other calculators. */
export function AllCalculators({ current }: { readonly current: string }) {
  const language = useLanguage();
  return (
    <nav className={styles.all} aria-labelledby="all-calculators">
      <h2 id="all-calculators">{inLanguage(calculatorTexts, language).all}</h2>
      <ul>
        {calculators.map(({ to, title, date }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? "page" : undefined}>
              {inLanguage(title, language)}, {formatDate(date, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
