import page from "virtual:content/page-model";
import site from "virtual:content/site";
import fits from "virtual:quality/fits";
import scores from "virtual:quality/scores";
import { formatDay, inLanguage, type Language } from "@episcope/common";
import type { RegionFit } from "@episcope/scenario";
import { type ReactNode, useMemo } from "react";
import type { Range } from "../../charts/chartContent.ts";
import { knownReported, loadReported, type Reported } from "../../data/reported.ts";
import { attributionsOf } from "../../data/reportedFiles.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { RadioButtons } from "../../kit/controls/RadioButtons.tsx";
import { Failure } from "../../kit/notices/Failure.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { ContentPage } from "../../site/frames/ContentPage.tsx";
import { cityName } from "../../text/cityName.ts";
import { formatDate, formatNumber } from "../../text/format.ts";
import { Markdown } from "../../text/Markdown.tsx";
import { Answer, Figures } from "./answer/Answer.tsx";
import { FitCard } from "./curves/FitCard.tsx";
import {
  casesChart,
  drawsReported,
  type FitChart,
  hiddenCharts,
  hospitalCharts,
  strainsChart,
  weekAxis,
} from "./curves/fitCharts.ts";
import { fitSentences } from "./curves/fitSentences.ts";
import { Forecasts } from "./forecasts/Forecasts.tsx";
import styles from "./ModelPage.module.css";
import { modelTexts } from "./modelTexts.ts";
import { type ModelView, useModelView } from "./modelView.ts";
import { shownRegions } from "./regions.ts";
import { Validation } from "./validation/Validation.tsx";

export function ModelPage() {
  const view = useModelView();
  const { address, language, change } = view;
  const t = inLanguage(modelTexts, language);
  const regions = useMemo(shownRegions, []);
  const region = regions.find((known) => known === address.region) ?? regions[0];
  const isUnknown = address.region !== undefined && address.region !== region;
  const ofRegion = scores.find((one) => one.region === region);
  return (
    <ContentPage>
      <h1 className="headline">{t.title}</h1>
      <div className={styles.choices}>
        {regions.length > 1 && (
          <RadioButtons
            legend={t.region}
            choices={regions.map((id) => ({ id, label: cityName(id, language) }))}
            chosen={region}
            onChoose={(id) => change({ region: id === regions[0] ? undefined : id })}
          />
        )}
        {region !== undefined && fits[region] && (
          <RadioButtons
            legend={t.scale}
            choices={[
              { id: "linear", label: t.linear },
              { id: "log", label: t.log },
            ]}
            chosen={address.isLog ? "log" : "linear"}
            onChoose={(id) => change({ scale: id === "log" ? "log" : undefined })}
          />
        )}
      </div>
      {isUnknown && region && <p role="status">{t.unknownRegion(cityName(region, language))}</p>}
      {region === undefined ? (
        <p className={styles.text}>{t.nothing}</p>
      ) : fits[region] ? (
        <FittedRegion key={region} {...{ region, view }} />
      ) : (
        <>
          <Figures fit={undefined} scores={ofRegion} view={view} />
          <Method view={view} />
        </>
      )}
      {region === undefined && <Method view={view} />}
      {ofRegion && (
        <Section id="forecasts" title={t.forecasts}>
          <Forecasts scores={ofRegion} view={view} />
        </Section>
      )}
      <Section id="checks" title={t.validation}>
        <Validation view={view} />
      </Section>
      <Section id="faults" title={t.faults}>
        <div className={styles.text}>
          <Markdown source={inLanguage(page.faults, language)} topHeading={3} />
        </div>
      </Section>
    </ContentPage>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}

function Method({ view }: { readonly view: ModelView }) {
  const { language } = view;
  return (
    <Section id="method" title={inLanguage(modelTexts, language).method}>
      <div className={styles.text}>
        <Markdown source={inLanguage(page.method, language)} topHeading={3} />
      </div>
    </Section>
  );
}

const knownFits = new Map<string, RegionFit>();

async function loadFit(region: string): Promise<RegionFit> {
  const loaded = await fits[region]?.();
  if (!loaded) throw new RangeError(region);
  knownFits.set(region, loaded.default);
  return loaded.default;
}

interface RegionProps {
  readonly region: string;
  readonly view: ModelView;
}

/** Waits for the curves; the reported figures may come later, or never. */
function FittedRegion({ region, view }: RegionProps) {
  const t = inLanguage(modelTexts, view.language);
  const loaded = useLoaded(
    region,
    () => loadFit(region),
    () => knownFits.get(region),
  );
  const reported = useLoaded(
    region,
    (signal) => loadReported(region, signal),
    () => knownReported(region),
  );
  if (loaded.state === "loading") return <p className={styles.coming}>{t.loading}</p>;
  if (loaded.state === "failed") return <Failure error={loaded.error} onRetry={loaded.retry} />;
  return (
    <>
      <RegionCurves
        fit={loaded.value}
        reported={reported.state === "done" ? reported.value : undefined}
        {...{ region, view }}
      />
      {reported.state === "failed" && <Failure error={reported.error} onRetry={reported.retry} />}
    </>
  );
}

interface CurvesProps extends RegionProps {
  readonly fit: RegionFit;
  /** Undefined while it is being loaded. */
  readonly reported: Reported | undefined;
}

function RegionCurves({ region, fit, reported, view }: CurvesProps) {
  const { language } = view;
  const t = inLanguage(modelTexts, language);
  const series = reported?.kind === "read" ? reported.series : undefined;
  const charts = useMemo(
    () => ({
      cases: casesChart(fit, series),
      further: [...hospitalCharts(fit, series), strainsChart(fit, series)],
      hidden: hiddenCharts(fit),
    }),
    [fit, series],
  );
  const dates = useMemo((): Range => {
    const { at } = weekAxis(fit).steps;
    return [at[0] ?? 0, at[at.length - 1] ?? 1];
  }, [fit]);
  const lastDay = formatDay(dates[1]);
  const isLonger = lastDay > fit.casesUntil;
  const number = (value: number) => formatNumber(value, language);
  const card = (chart: FitChart) => {
    const credits = reported?.kind === "read" ? creditsOf(reported, chart, language) : [];
    return (
      <FitCard
        key={chart.name}
        {...{ chart, dates, view }}
        heading={chart === charts.cases ? "h2" : "h3"}
        sources={[t.source(site.name, fit.stamp), ...credits]}
      />
    );
  };
  return (
    <>
      <Answer {...{ region, fit, view }} />
      <div className={styles.first}>
        <Figures {...{ fit, view }} scores={scores.find((one) => one.region === region)} />
        {card(charts.cases)}
      </div>
      <p className={styles.note}>
        {t.notForesight}{" "}
        {t.comparedUntil(
          number(fit.figures.filtered.weeks),
          formatDate(isLonger ? fit.casesUntil : lastDay, language),
        )}{" "}
        {isLonger && `${t.notComparable} `}
        {reported?.kind === "absent" && t.reportedAbsent}
        {reported?.kind === "broken" && t.reportedBroken(reported.file)}
      </p>
      <Method view={view} />
      <Section id="curves" title={reported?.kind === "read" ? t.curves : t.curvesAlone}>
        <p className={styles.text}>{t.curvesIntro(number(fit.runs), number(fit.particles))}</p>
        <ul className={styles.text}>
          {fitSentences(fit, language).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {charts.further.map(card)}
      </Section>
      <Section id="hidden" title={t.hidden}>
        <p className={styles.text}>{t.hiddenIntro}</p>
        {charts.hidden.map(card)}
      </Section>
    </>
  );
}

/** Whose figures a chart draws. */
function creditsOf(
  { file, series }: Extract<Reported, { readonly kind: "read" }>,
  chart: FitChart,
  language: Language,
): readonly string[] {
  if (!drawsReported(chart)) return [];
  const t = inLanguage(modelTexts, language);
  const ofSeries = attributionsOf(`${file}#${chart.name}`, language);
  const credits = ofSeries.length > 0 ? ofSeries : attributionsOf(file, language);
  if (credits.length > 0) return credits.map(t.reportedSource);
  return [series.source ? t.reportedSource(series.source) : t.reportedFile(file)];
}
