import { type MobilityPeriod, mobilityPeriods } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";
import { type MouseEvent, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useMediaQuery } from "../../kit/browser/useMediaQuery.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { RadioButtons } from "../../kit/controls/RadioButtons.tsx";
import { ContentPage } from "../../site/frames/ContentPage.tsx";
import { DemonstrationNotice } from "../../site/frames/DemonstrationNotice.tsx";
import { Curves } from "./curves/Curves.tsx";
import { dateRange } from "./curves/curveContent.ts";
import styles from "./MobilityPage.module.css";
import { MapSection } from "./map/MapSection.tsx";
import { type MobilityRoute, metricsOf, mobilityPath } from "./mobilityPath.ts";
import { Notice } from "./Notice.tsx";
import { Description, Remarks } from "./PageText.tsx";
import { useMobility } from "./useMobility.ts";
import { useMobilityView } from "./useMobilityView.ts";
import { metricHeadings, metricNames, periodNames } from "./words/metricTexts.ts";
import { mobilityTexts } from "./words/mobilityTexts.ts";

const noDates: readonly string[] = [];

/** Both pages: the one of the states begins with curves, the one of the counties with the map. */
export function MobilityPage({ route }: { readonly route: MobilityRoute }) {
  const view = useMobilityView(route);
  const { language, address, change } = view;
  const { level, metric } = route;
  const t = inLanguage(mobilityTexts, language);
  const statePeriod = mobilityPeriods.find((known) => known === address.period);
  const period = level === "county" ? route.period : (statePeriod ?? "week");
  const state = useMobility({ level, metric, period });
  const series = state.kind === "read" ? state.series : undefined;
  const range = useMemo(() => dateRange([series]), [series]);
  const map = (
    <MapSection {...{ view, period, state }}>
      {level === "state" && (
        <RadioButtons
          legend={t.periods}
          choices={periodChoices(language)}
          chosen={period}
          onChoose={(chosen) => change({ period: chosen === "week" ? undefined : chosen })}
        />
      )}
    </MapSection>
  );
  const curves = <Curves view={view} range={range} dates={series?.dates ?? noDates} />;
  // On a phone the description is below the map.
  const isMapFirst = useMediaQuery("(max-width: 750px)") && level === "county";
  const description = (
    <Description level={level} otherwise={level === "state" ? t.stateIntro : t.countyIntro} />
  );
  const isUnknownPeriod =
    level === "state" && address.period !== undefined && statePeriod === undefined;
  return (
    <ContentPage>
      <DemonstrationNotice />
      <div className={styles.page}>
        <header className={styles.head}>
          <p className={styles.kicker}>
            {t.heading} ·{" "}
            <Link
              to={level === "state" ? "/mobility-counties/duration/week" : "/mobility/duration"}
            >
              {level === "state" ? t.toCounties : t.toStates}
            </Link>
          </p>
          <h1 className="headline">{inLanguage(metricHeadings[metric], language)}</h1>
          <div className={styles.choices}>
            <RouteLinks
              label={t.metrics}
              chosen={metric}
              links={metricsOf(level).map((one) => ({
                id: one,
                label: inLanguage(metricNames[one], language),
                to: mobilityPath({ ...route, metric: one }),
              }))}
            />
            {level === "county" && (
              <RouteLinks
                label={t.periods}
                chosen={period}
                links={mobilityPeriods.map((one) => ({
                  id: one,
                  label: inLanguage(periodNames[one], language),
                  to: mobilityPath({ ...route, period: one }),
                }))}
              />
            )}
          </div>
        </header>
        {isUnknownPeriod && <Notice>{t.unknownPeriod}</Notice>}
        {!isMapFirst && description}
        {level === "state" ? (
          <>
            {curves}
            {map}
          </>
        ) : (
          <>
            {map}
            {isMapFirst && description}
            {curves}
          </>
        )}
        <Remarks level={level} />
      </div>
    </ContentPage>
  );
}

function periodChoices(language: Language): { id: MobilityPeriod; label: string }[] {
  return mobilityPeriods.map((one) => ({ id: one, label: inLanguage(periodNames[one], language) }));
}

interface RouteLinksProps {
  readonly label: string;
  readonly chosen: string;
  readonly links: readonly { readonly id: string; readonly label: string; readonly to: string }[];
}

/** Links to other pages with the same settings; each is a history entry. */
function RouteLinks({ label, chosen, links }: RouteLinksProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  /** Uses the current address, because the rendered one can be outdated. */
  const follow = (event: MouseEvent, pathname: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ pathname, search: window.location.search });
  };
  return (
    <nav className={styles.links} aria-label={label}>
      <p aria-hidden>{label}</p>
      <ul>
        {links.map(({ id, label: name, to }) => (
          <li key={id}>
            <Link
              to={{ pathname: to, search }}
              className={styles.link}
              aria-current={id === chosen ? "page" : undefined}
              onClick={(event) => follow(event, to)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
