import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { Download, Image } from "lucide-react";
import type { RefObject } from "react";
import { noteText } from "../../charts/pictureNotes.ts";
import { requestRunFile } from "../../data/network/requestRunFile.ts";
import { useLanguage } from "../../environment/language.ts";
import { useColorScheme } from "../../environment/useColorScheme.ts";
import { download } from "../../kit/browser/download.ts";
import { showToast } from "../../kit/notices/Toast.tsx";
import { borderSource } from "../../maps/borderSource.ts";
import { formatDate, formatNumber, today } from "../../text/format.ts";
import { cardTexts } from "../../viewer/plotCard/plotCardTexts.ts";
import { savedHead } from "../../viewer/plotCard/savedHead.ts";
import type { MapView } from "./address/mapAddress.ts";
import type { MapFile } from "./address/mapPath.ts";
import { type Categories, categoryLabel, colorOf } from "./categories.ts";
import styles from "./MapDownloads.module.css";
import { mapTexts } from "./mapTexts.ts";
import { savePicture } from "./savePicture.ts";

interface MapDownloadsProps {
  readonly file: MapFile;
  readonly fileUrl: string;
  /** Address of the folder of archives, if runs are packed. */
  readonly packed: string | undefined;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly title: string;
  readonly subtitle: string;
  readonly view: MapView;
  readonly categories: Categories;
  readonly counts: readonly number[];
  /** The end of the density scale. */
  readonly most: number | undefined;
  readonly hasOutlines: boolean;
}

/** Downloads the data file, and the map as an image. */
export function MapDownloads(props: MapDownloadsProps) {
  const { file, fileUrl, packed, canvas, title, subtitle, view, categories, counts, most } = props;
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const scheme = useColorScheme();
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 2 });
  const legend =
    view === "density"
      ? [{ text: `${t.perSquareKilometre}: 0 – ${number(most ?? 0)}`, mark: undefined }]
      : categories.list.map(({ name, shape }, place) => ({
          text: `${categoryLabel(categories.by, name, language)}: ${number(counts[place] ?? 0)}`,
          mark: { color: colorOf(categories.by, name, scheme), shape },
        }));
  /** Source, date and the address that shows this very image. */
  const sources = () => {
    const words = inLanguage(cardTexts, language);
    const source = words.source(site.name, file.battery, file.runId);
    const address = window.location.href.replace(/#.*$/, "");
    return [
      site.demonstration ? `${source}. ${words.demonstration}` : source,
      ...(props.hasOutlines ? [t.borders(borderSource.text)] : []),
      words.drawn(formatDate(today(), language), address),
    ];
  };
  const save = async () => {
    try {
      if (!canvas.current) return;
      const lines = sources();
      const about = { scenarios: [], runs: [[file.runId, undefined]] as const };
      const saved = { title: `${title}, ${subtitle}`, sources: lines.slice(0, -1), ...about };
      const description = noteText(savedHead(saved, language));
      await savePicture(
        canvas.current,
        { title, subtitle, legend, sources: lines, description },
        scheme,
        `${file.runId}-map.png`,
      );
    } catch {
      showToast(t.pictureFailed);
    }
  };
  const saveData = async () => {
    try {
      const response = await requestRunFile(fileUrl, { packed });
      if (!response.ok) throw new Error(`status ${response.status}`);
      download(file.name, await response.blob());
    } catch {
      showToast(t.dataFailed);
    }
  };
  const data = (
    <>
      <Download size={16} aria-hidden /> {t.data}
    </>
  );
  return (
    <fieldset className={styles.downloads}>
      <legend>{t.download}</legend>
      {packed === undefined ? (
        <a className="button" href={fileUrl} download={file.name}>
          {data}
        </a>
      ) : (
        <button type="button" className="button" onClick={() => void saveData()}>
          {data}
        </button>
      )}
      <button type="button" className="button" onClick={() => void save()}>
        <Image size={16} aria-hidden /> {t.picture}
      </button>
    </fieldset>
  );
}
