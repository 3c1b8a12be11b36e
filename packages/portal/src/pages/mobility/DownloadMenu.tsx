import { inLanguage } from "@episcope/common";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { download } from "../../kit/browser/download.ts";
import tools from "../../kit/controls/CardTool.module.css";
import { Dropdown } from "../../kit/controls/Dropdown.tsx";
import { showToast } from "../../kit/notices/Toast.tsx";
import styles from "../../viewer/plotCard/PlotCard.module.css";
import { cardTexts } from "../../viewer/plotCard/plotCardTexts.ts";
import type { Saved } from "../../viewer/plotCard/savedHead.ts";
import { mobilityTexts } from "./words/mobilityTexts.ts";

interface DownloadMenuProps {
  /** Without extension. */
  readonly fileName: string;
  svg(): Promise<string>;
  csv(): string;
  /** What they are about. */
  readonly about: Saved;
}

/** A chart or map as image or table, created on request. */
export function DownloadMenu({ fileName, svg, csv, about }: DownloadMenuProps) {
  const language = useLanguage();
  const t = inLanguage(cardTexts, language);
  const [isOpen, setOpen] = useState(false);
  const save = async (ending: string, content: () => Promise<Blob>) => {
    setOpen(false);
    try {
      download(`${fileName}.${ending}`, await content());
    } catch {
      showToast(t.downloadFailed);
    }
  };
  const head = async () => {
    const { savedHead } = await import("../../viewer/plotCard/savedHead.ts");
    return savedHead(about, language);
  };
  const drawing = async () => {
    const { withMetadata } = await import("../../charts/pictureNotes.ts");
    return withMetadata(await svg(), await head());
  };
  const actions = [
    [t.svg, "svg", async () => new Blob([await drawing()], { type: "image/svg+xml" })],
    [
      t.png,
      "png",
      async () => {
        const { chartPng } = await import("../../charts/chartPicture.tsx");
        return await chartPng(await drawing());
      },
    ],
    [
      t.csv,
      "csv",
      async () => {
        const { csvComments } = await import("../../charts/table/csvComments.ts");
        return new Blob([csvComments(await head()) + csv()], { type: "text/csv" });
      },
    ],
  ] as const;
  return (
    <Dropdown
      label={
        <>
          <Download size={18} aria-hidden />
          <span className="visually-hidden">{inLanguage(mobilityTexts, language).downloads}</span>
        </>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="page"
      className={tools.menu}
      panelClassName={styles.actionList}
    >
      <ul className={styles.actionItems}>
        {actions.map(([label, ending, content]) => (
          <li key={ending}>
            <button type="button" onClick={() => void save(ending, content)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
