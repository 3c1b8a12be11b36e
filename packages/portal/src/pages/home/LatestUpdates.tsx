import calculators from "virtual:content/calculators";
import home from "virtual:content/home";
import { inLanguage } from "@episcope/common";
import { FileText } from "lucide-react";
import { siteUrl } from "../../environment/base.ts";
import { useLanguage, useTexts } from "../../environment/language.ts";
import { useMediaQuery } from "../../kit/browser/useMediaQuery.ts";
import { Carousel } from "../../kit/containers/Carousel.tsx";
import { Link } from "../../kit/controls/Link.tsx";
import { pathOf } from "../../site/addresses/linkedPaths.ts";
import { calculatorPicture } from "../../site/cards/calculatorPicture.ts";
import { questionOf } from "../../site/questions/questionOf.ts";
import { formatDate } from "../../text/format.ts";
import { doiUrl } from "./doi.ts";
import { homeTexts } from "./homeTexts.ts";
import styles from "./LatestUpdates.module.css";

/**
 * The newest run, the newest report and the first calculator: side by side, on phones one at a
 * time.
 */
export function LatestUpdates() {
  const t = useTexts(homeTexts);
  const isPhone = useMediaQuery("(max-width: 640px)");
  const boxes = [
    { key: "run", content: <NewestRun /> },
    { key: "report", content: <NewestReport /> },
    { key: "calculator", content: <FirstCalculator /> },
  ];
  if (isPhone) return <Carousel label={t.latest} slides={boxes} />;
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}

function NewestRun() {
  const language = useLanguage();
  const t = inLanguage(homeTexts, language);
  const run = home.latestRun;
  if (!run) return null;
  return (
    <Link className={styles.box} to={run.to}>
      <span className={styles.kind}>{t.modelResults}</span>
      <span className={styles.date}>
        {t[run.kind]} {formatDate(run.date, language)}
      </span>
      <span className={styles.title}>
        {inLanguage(questionOf(pathOf(run.to))?.question ?? run.title, language)}
      </span>
      <span>{inLanguage(run.subtitle, language)}</span>
    </Link>
  );
}

function NewestReport() {
  const language = useLanguage();
  const t = inLanguage(homeTexts, language);
  const report = home.latestReport;
  if (!report) return null;
  return (
    <a className={styles.box} href={doiUrl(report.doi)} target="_blank" rel="noopener noreferrer">
      <span className={styles.kind}>{t.newestReport}</span>
      <span className={styles.date}>
        {t.released} {formatDate(report.date, language)}
      </span>
      <span>{t.newestReportText}</span>
      <span className={`button button-action ${styles.pdf}`}>
        <FileText size={18} aria-hidden /> {t.fullPdf}
        <span className="visually-hidden"> ({t.newTab})</span>
      </span>
    </a>
  );
}

function FirstCalculator() {
  const language = useLanguage();
  const t = inLanguage(homeTexts, language);
  const calculator = calculators[0];
  if (!calculator) return null;
  return (
    <Link className={styles.box} to={calculator.to}>
      <span className={styles.kind}>{t.calculator}</span>
      <span className={styles.date}>
        {t.released} {formatDate(calculator.date, language)}
      </span>
      <span className={styles.title}>{inLanguage(calculator.title, language)}</span>
      <img
        src={siteUrl(calculatorPicture(calculator.to, language))}
        alt=""
        width={250}
        height={100}
      />
    </Link>
  );
}
