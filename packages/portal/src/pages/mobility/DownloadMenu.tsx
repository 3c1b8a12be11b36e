import { inLanguage } from "@episcope/common";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { download } from "../../kit/browser/download.ts";
import tools from "../../kit/controls/CardTool.module.css";
import { Dropdown } from "../../kit/controls/Dropdown.tsx";
import { showToast } from "../../kit/notices/Toast.tsx";
import type { SavedTable } from "../../viewer/plotCard/csvHead.ts";
import styles from "../../viewer/plotCard/PlotCard.module.css";
import { cardTexts } from "../../viewer/plotCard/plotCardTexts.ts";
import { mobilityTexts } from "./words/mobilityTexts.ts";

interface DownloadMenuProps {
  /** Without extension. */
  readonly fileName: string;
  svg(): Promise<string>;
  csv(): string;
  /** What the table is about. */
  readonly about: SavedTable;
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
  const actions = [
    [t.svg, "svg", async () => new Blob([await svg()], { type: "image/svg+xml" })],
    [
      t.png,
      "png",
      async () => {
        const { chartPng } = await import("../../charts/chartPicture.tsx");
        return await chartPng(await svg());
      },
    ],
    [
      t.csv,
      "csv",
      async () => {
        const [{ csvHead }, { csvComments }] = await Promise.all([
          import("../../viewer/plotCard/csvHead.ts"),
          import("../../charts/table/csvComments.ts"),
        ]);
        return new Blob([csvComments(csvHead(about, language)) + csv()], { type: "text/csv" });
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
