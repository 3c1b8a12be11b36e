import site from "virtual:content/site";
import {
  type Day,
  inEachLanguage,
  inLanguage,
  locationsEnding,
  summariesFolder,
} from "@episcope/common";
import { type LabScenario, type LabSize, labFolders, labRunId } from "@episcope/scenario/lab";
import { FileDown, MapPin, Play, QrCode } from "lucide-react";
import { useState } from "react";
import { buildIdentity } from "../../data/computing/buildIdentity.ts";
import { useLanguage } from "../../environment/language.ts";
import { download } from "../../kit/browser/download.ts";
import { Dialog } from "../../kit/containers/Dialog.tsx";
import { Link } from "../../kit/controls/Link.tsx";
import { showToast } from "../../kit/notices/Toast.tsx";
import { timeLapseAddress } from "../../site/addresses/timeLapseAddress.ts";
import { QrPicture } from "../../viewer/print/QrPicture.tsx";
import styles from "../../viewer/Toolbars.module.css";
import { labTexts } from "./labTexts.ts";
import { scenarioHead } from "./scenarioHead.ts";
import { describeScenario } from "./timeline/describeScenario.ts";

interface LabActionsProps {
  readonly lab: LabScenario;
  /** Of its runs. */
  readonly startDay: Day;
  /** Kept for comparison. */
  readonly others: readonly LabScenario[];
  readonly size: LabSize;
}

/** Map and time lapse of the run, address as a code, scenario as a file. */
export function LabActions({ lab, startDay, others, size }: LabActionsProps) {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  const [isCode, setCode] = useState(false);
  const run = { battery: labFolders[size], runId: labRunId(lab) };
  const map = `${run.battery}/${summariesFolder}/${run.runId}.${locationsEnding}`;
  const save = async () => {
    try {
      // With what it reads scenario files with, which the page does not need otherwise.
      const { scenarioFile } = await import("../../data/lab/scenarioFile.ts");
      const scenarios = [lab, ...others].map((one) => ({
        lab: one,
        name: inEachLanguage((tag) => describeScenario(one, tag)),
      }));
      const text = await scenarioFile({ scenarios, size });
      if (text === undefined) return;
      const { href: address } = window.location;
      const head = scenarioHead({ site: site.name, address, build: buildIdentity }, language);
      download("scenario.yaml", new Blob([head, text], { type: "text/yaml" }));
    } catch {
      showToast(t.downloadFailed);
    }
  };
  return (
    <>
      <Link className={styles.button} to={`/infection-map?path=${encodeURIComponent(map)}`}>
        <MapPin size={16} aria-hidden /> {t.map}
      </Link>
      <Link className={styles.button} to={timeLapseAddress(run, lab.first - startDay + 1)}>
        <Play size={16} aria-hidden /> {t.timeLapse}
      </Link>
      <button type="button" className={styles.button} onClick={() => void save()}>
        <FileDown size={16} aria-hidden /> {t.download}
      </button>
      <button type="button" className={styles.button} onClick={() => setCode(true)}>
        <QrCode size={16} aria-hidden /> {t.code}
      </button>
      <Dialog title={t.codeTitle} isOpen={isCode} onClose={() => setCode(false)}>
        <QrPicture text={window.location.href} />
        <p>{t.codeText}</p>
      </Dialog>
    </>
  );
}
