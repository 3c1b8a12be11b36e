import calculators from "virtual:content/calculators";
import home from "virtual:content/home";
import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { lazy, Suspense } from "react";
import { useLanguage } from "../../environment/language.ts";
import { AfterPaint } from "../../kit/browser/AfterPaint.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { CalculatorCards } from "../../site/cards/CalculatorCards.tsx";
import { ContentPage } from "../../site/frames/ContentPage.tsx";
import { DemonstrationNotice } from "../../site/frames/DemonstrationNotice.tsx";
import { Card, CardGrid } from "./Card.tsx";
import styles from "./home.module.css";
import { homeTexts } from "./homeTexts.ts";
import { LatestUpdates } from "./LatestUpdates.tsx";
import { RunCards } from "./RunCards.tsx";

const ReportViewer = lazy(() => import("./ReportViewer.tsx"));
const viewerPlace = <div className={styles.viewerPlace} />;

export function Component() {
  const language = useLanguage();
  const t = inLanguage(homeTexts, language);
  const { group } = site;
  const { papers, visualizations, runs } = home;
  return (
    <ContentPage>
      <div className={styles.home}>
        <h1 className={`headline ${styles.headline}`}>{t.headline}</h1>
        <p className={styles.intro}>
          {t.intro(inLanguage(group.name, language), inLanguage(group.university, language))}{" "}
          {t.codeBefore}
          <strong>
            <a href={papers.code} target="_blank" rel="noopener noreferrer">
              {t.codeLink}
            </a>
          </strong>
          .
        </p>
        <DemonstrationNotice />

        <section>
          <h2>{t.latest}</h2>
          <LatestUpdates />
        </section>

        <section>
          <h2 id="method">{t.method}</h2>
          <p>{t.methodIntro}</p>
          <ul className={styles.papers}>
            {papers.papers.map((paper) => (
              <li key={paper.url}>
                <a href={paper.url} target="_blank" rel="noopener noreferrer" lang="en">
                  {paper.title}
                </a>
                <span className={styles.venue}>
                  <span translate="no">{paper.authors}</span> ({paper.year}),{" "}
                  {inLanguage(paper.venue, language)}
                </span>
              </li>
            ))}
          </ul>
          <p>
            {t.codeSection}
            <a href={papers.code} target="_blank" rel="noopener noreferrer">
              {papers.code.replace(/^https:\/\//, "")}
            </a>
          </p>
        </section>

        <section>
          <h2>{t.visualizations}</h2>
          <p>{t.visualizationsIntro}</p>
          <CardGrid>
            {visualizations.map((visualization) => (
              <Card key={visualization.to} {...visualization} />
            ))}
          </CardGrid>
        </section>

        <section>
          <h2>{t.calculators}</h2>
          <p>{t.calculatorsIntro}</p>
          <CalculatorCards calculators={calculators} headingLevel={3} />
        </section>

        <section>
          <h2 id="reports">{t.reports}</h2>
          <p>{t.reportsIntro}</p>
          <PartBoundary>
            <AfterPaint fallback={viewerPlace}>
              <Suspense fallback={viewerPlace}>
                <ReportViewer />
              </Suspense>
            </AfterPaint>
          </PartBoundary>
        </section>

        <section>
          <h2 id="runs">{t.runs}</h2>
          <p>{t.runsIntro}</p>
          <AfterPaint fallback={<div className={styles.runsPlace} />}>
            <RunCards runs={runs} />
          </AfterPaint>
        </section>
      </div>
    </ContentPage>
  );
}
