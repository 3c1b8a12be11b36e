import calculators from "virtual:content/calculators";
import first from "virtual:content/first-finding";
import home from "virtual:content/home";
import { inLanguage } from "@episcope/common";
import { lazy, Suspense } from "react";
import { useLanguage } from "../../environment/language.ts";
import { AfterPaint } from "../../kit/browser/AfterPaint.tsx";
import { Link } from "../../kit/controls/Link.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { CalculatorCards } from "../../site/cards/CalculatorCards.tsx";
import { StoryCards } from "../../site/cards/StoryCards.tsx";
import { ContentPage } from "../../site/frames/ContentPage.tsx";
import { DemonstrationNotice } from "../../site/frames/DemonstrationNotice.tsx";
import { Card, CardGrid } from "./Card.tsx";
import { FirstChart } from "./first/FirstChart.tsx";
import styles from "./home.module.css";
import { homeTexts } from "./homeTexts.ts";
import { LatestUpdates } from "./LatestUpdates.tsx";

const QuestionCards = lazy(() => import("./questions/QuestionCards.tsx"));
const ReportViewer = lazy(() => import("./ReportViewer.tsx"));
const viewerPlace = <div className={styles.viewerPlace} />;

export function Component() {
  const language = useLanguage();
  const t = inLanguage(homeTexts, language);
  const { papers, visualizations } = home;
  return (
    <ContentPage isWide>
      <div className={styles.home}>
        <div className={styles.opening}>
          <h1 className={`headline ${styles.headline}`}>{t.headline}</h1>
          <div className={styles.chart}>
            <FirstChart />
          </div>
          <div>
            <p className={styles.intro}>{t.intro}</p>
            <p className={styles.start}>
              <Link className="button button-action" to={first?.at ?? "#questions"}>
                {t.startHere}
              </Link>
              <a href="#questions">{t.allQuestions}</a>
            </p>
            <DemonstrationNotice />
          </div>
        </div>

        <section>
          {/* Its name in older links. */}
          <span id="runs" />
          <h2 id="questions">{t.questions}</h2>
          <p>{t.questionsIntro}</p>
          <PartBoundary>
            <AfterPaint fallback={<div className={styles.questionsPlace} />}>
              <Suspense fallback={<div className={styles.questionsPlace} />}>
                <QuestionCards />
              </Suspense>
            </AfterPaint>
          </PartBoundary>
        </section>

        <section>
          <h2 id="stories">{t.stories}</h2>
          <p>{t.storiesIntro}</p>
          <StoryCards headingLevel={3} />
        </section>

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
      </div>
    </ContentPage>
  );
}
