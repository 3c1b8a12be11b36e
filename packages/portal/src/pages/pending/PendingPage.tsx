import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../app/language.ts";
import styles from "../../app/PlainPage.module.css";
import { defineTexts } from "../../text/catalogue.ts";

const texts = defineTexts({
  en: {
    notYet: "This page is not here yet.",
    built:
      "Its address is right and will stay as it is. The viewer behind it is still being built; nothing is shown until it shows real results.",
    meanwhile: "What is here already:",
    reports: "short versions of all reports",
    runs: "all report runs",
    home: "the home page",
  },
  de: {
    notYet: "Diese Seite gibt es noch nicht.",
    built:
      "Die Adresse stimmt und bleibt bestehen. An der Ansicht dahinter wird noch gebaut; gezeigt wird hier erst etwas, wenn es echte Ergebnisse sind.",
    meanwhile: "Was es schon gibt:",
    reports: "Kurzfassungen aller Berichte",
    runs: "alle Berichtsläufe",
    home: "die Startseite",
  },
});

interface PendingPageProps {
  readonly title: string;
  /** What this page will be about. */
  readonly subject: string;
  readonly children?: ReactNode;
}

/** The honest page of a viewer that is not built yet. */
export function PendingPage({ title, subject, children }: PendingPageProps) {
  const t = texts[useLanguage()];
  return (
    <div className={styles.page}>
      <h1 className="headline">{title}</h1>
      <p>{subject}</p>
      {children}
      <p>
        <strong>{t.notYet}</strong> {t.built}
      </p>
      <p>{t.meanwhile}</p>
      <ul>
        <li>
          <Link to="/#reports">{t.reports}</Link>
        </li>
        <li>
          <Link to="/#runs">{t.runs}</Link>
        </li>
        <li>
          <Link to="/">{t.home}</Link>
        </li>
      </ul>
    </div>
  );
}
