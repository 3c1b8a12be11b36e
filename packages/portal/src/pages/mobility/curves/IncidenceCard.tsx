import { defineTexts, inLanguage } from "@episcope/common";
import { useMemo } from "react";
import { Chart } from "../../../charts/Chart.tsx";
import type { Range } from "../../../charts/chartContent.ts";
import { useWidth } from "../../../charts/useWidth.ts";
import { knownIncidence, loadIncidence } from "../../../data/incidence.ts";
import { attributionsOf } from "../../../data/reportedFiles.ts";
import { useLoaded } from "../../../kit/browser/useLoaded.ts";
import { PartBoundary } from "../../../kit/notices/PartBoundary.tsx";
import styles from "../../../viewer/plotCard/PlotCard.module.css";
import { toggleName } from "../address/mobilityAddress.ts";
import type { MobilityView } from "../mobilityView.ts";
import { curveMarks } from "./curveMarks.ts";
import { incidenceContent } from "./incidenceContent.ts";

const texts = defineTexts({
  en: {
    title: "Reported cases (week)",
    source: (whose: string) => `Reported data: ${whose}`,
  },
  de: {
    title: "Gemeldete Fälle (Woche)",
    source: (whose: string) => `Meldedaten: ${whose}`,
  },
});

interface IncidenceCardProps {
  readonly view: MobilityView;
  /** Ends of the axis of the charts above; nothing is drawn before they are known. */
  readonly dates: Range | undefined;
}

const height = 260;

/** Reported cases of the same areas; nothing at all where no reported data are. */
export function IncidenceCard({ view, dates }: IncidenceCardProps) {
  const { level } = view.route;
  const loaded = useLoaded(
    level,
    (signal) => loadIncidence(level, signal),
    () => knownIncidence(level),
  );
  const { language } = view;
  const { areas } = view.address;
  const incidence = loaded.state === "done" ? loaded.value : undefined;
  const content = useMemo(
    () => incidence && incidenceContent(incidence, level, areas, language),
    [incidence, level, areas, language],
  );
  if (!incidence || !content || !dates) return null;
  return <DrawnCard {...{ view, dates, content }} files={incidence.files} />;
}

interface DrawnCardProps {
  readonly view: MobilityView;
  readonly dates: Range;
  readonly content: NonNullable<ReturnType<typeof incidenceContent>>;
  readonly files: readonly string[];
}

function DrawnCard({ view, dates, content, files }: DrawnCardProps) {
  const { address, language, scheme } = view;
  const t = inLanguage(texts, language);
  const [ruler, width] = useWidth();
  const marks = useMemo(
    () => (address.hasBands ? curveMarks(address.areas, dates, language) : []),
    [address.hasBands, address.areas, dates, language],
  );
  const credits = files.map((file) => {
    const whose = attributionsOf(file, language);
    return whose.length > 0 ? whose.join("; ") : file;
  });
  return (
    <article className={styles.card} aria-label={t.title} data-curves="incidence">
      <div ref={ruler} />
      <PartBoundary>
        <header className={styles.header}>
          <h3 className={styles.title}>{t.title}</h3>
          <p className={styles.subtitle}>{inLanguage(content.subtitle, language)}</p>
        </header>
        <div className={styles.place} style={{ minHeight: height }}>
          <Chart
            {...{ title: t.title, content, width, height, marks, language, scheme }}
            dates={address.section ?? dates}
            isLog={false}
            hiddenNames={() => address.hidden}
            onToggle={(_, name) =>
              view.changeFrom(({ hidden }) => ({ hide: toggleName(hidden, name) }))
            }
            onZoom={view.onSection}
          />
        </div>
        <footer className={styles.source}>
          {[...new Set(credits)].map((line) => (
            <p key={line}>{t.source(line)}</p>
          ))}
        </footer>
      </PartBoundary>
    </article>
  );
}
