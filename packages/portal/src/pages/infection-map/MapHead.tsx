import { inLanguage } from "@episcope/common";
import { ArrowLeft } from "lucide-react";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { DemonstrationNotice } from "../../site/frames/DemonstrationNotice.tsx";
import { cityName } from "../../text/cityName.ts";
import { batteryAddress, type RunContext } from "../../viewer/address/runContext.ts";
import { runTitle } from "../../viewer/runTitle.ts";
import type { MapFile } from "./address/mapPath.ts";
import styles from "./MapHead.module.css";
import { mapTexts } from "./mapTexts.ts";

interface MapHeadProps {
  readonly file: MapFile;
  /** Undefined until loaded. */
  readonly context: RunContext | undefined;
  /** First and last shown day. */
  readonly dates?: string;
  /** Number of infections. */
  readonly total?: string;
}

/** Title, run and a link back to the run. */
export function MapHead({ file, context, dates, total }: MapHeadProps) {
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const page = batteryAddress(file);
  const key = context?.metadata?.city;
  const city = key && cityName(key, language);
  const { title } = runTitle(page, city, language);
  const about = [city, title, t.run(file.runId)].filter(Boolean);
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.back}>
          <Link to={context?.address ?? page}>
            <ArrowLeft size={16} aria-hidden /> {t.back}
          </Link>
          <span>{about.join(" · ")}</span>
        </p>
        <h1 className={styles.title}>
          {dates === undefined ? t.title : `${t.title}: `}
          {dates !== undefined && <span className={styles.dates}>{dates}</span>}
        </h1>
        {total !== undefined && <p className={styles.total}>{total}</p>}
        {context && !context.isStartKnown && <p className={styles.note}>{t.unknownStart}</p>}
      </div>
      <DemonstrationNotice />
    </header>
  );
}
