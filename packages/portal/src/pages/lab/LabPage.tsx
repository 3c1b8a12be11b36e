import content from "virtual:lab/content";
import { inLanguage } from "@episcope/common";
import { asItWas, type LabScenario, labCode, readLabCode } from "@episcope/scenario/lab";
import { type ReactNode, useMemo, useState } from "react";
import { readConfig } from "../../data/config.ts";
import { loadPlace } from "../../data/lab/labPlaces.ts";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { Failure } from "../../kit/notices/Failure.tsx";
import { DemonstrationNotice } from "../../site/frames/DemonstrationNotice.tsx";
import { LabBench } from "./LabBench.tsx";
import styles from "./LabPage.module.css";
import { scenarioKey } from "./labBattery.ts";
import { emptyLab, isWithin } from "./labDays.ts";
import { labTexts } from "./labTexts.ts";

type Fault = keyof (typeof labTexts)["en"]["fault"];

/** Everybody's own question, answered by the model in the browser. */
export function LabPage() {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  const [query] = useQuery();
  const code = query.getAll(scenarioKey).find(Boolean);
  const read = useMemo(() => (code === undefined ? undefined : readLabCode(code)), [code]);
  // What the page has shown before: an address without a scenario means what happened there.
  const [last, setLast] = useState<LabScenario>();
  const name = (read ?? { lab: last }).lab?.place ?? content.start.place;
  const loaded = useLoaded(name, async () => ({
    place: await loadPlace(name),
    dataRoot: (await readConfig()).dataRoot,
  }));
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t.title}</h1>
        <p className={styles.lead}>{t.lead}</p>
        <DemonstrationNotice />
      </div>
      {shown()}
    </>
  );

  function shown(): ReactNode {
    if (read?.fault !== undefined) return <Refused fault={read.fault} />;
    if (loaded.state === "loading") return <p className={styles.coming}>{t.loading}</p>;
    if (loaded.state === "failed")
      return <Failure error={loaded.error} onRetry={loaded.retry} isWholePage />;
    const { place, dataRoot } = loaded.value;
    if (!place) return <Refused fault="place" />;
    const lab = read?.lab ?? (last ? asItWas(last) : emptyLab(place, content.start.first));
    if (!isWithin(place, lab)) return <Refused fault="values" />;
    return <LabBench place={place} code={labCode(lab)} dataRoot={dataRoot} onShown={setLast} />;
  }
}

/** An address that cannot be, and the way out. */
function Refused({ fault }: { readonly fault: Fault }) {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  return (
    <div className={styles.refused} role="alert">
      <p>{t.fault[fault]}</p>
      <p>
        <Link to="/lab">{t.startAnew}</Link>
      </p>
    </div>
  );
}
