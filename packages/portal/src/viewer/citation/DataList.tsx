import { defineTexts, inLanguage } from "@episcope/common";
import { useId } from "react";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Link } from "../../kit/controls/Link.tsx";
import styles from "./CiteDialog.module.css";
import { machineAddresses } from "./machineAddresses.ts";

const texts = defineTexts({
  en: {
    heading: "Data",
    intro: "Addresses that stay, for programs and people:",
    table: "Day by day, as CSV",
    tableJson: "Day by day, as JSON",
    quantiles: "Quantiles of the model runs, as CSV",
    runProvenance: "How this run was made",
    figures: "Key figures of all runs, as CSV",
    figuresParquet: "Key figures of all runs, as Parquet",
    dataPackage: "List of all tables with their columns (Data Package)",
    more: "More for developers",
  },
  de: {
    heading: "Daten",
    intro: "Adressen, die bleiben, für Programme und Menschen:",
    table: "Tag für Tag, als CSV",
    tableJson: "Tag für Tag, als JSON",
    quantiles: "Quantile der Modellläufe, als CSV",
    runProvenance: "Wie dieser Lauf entstand",
    figures: "Kennzahlen aller Läufe, als CSV",
    figuresParquet: "Kennzahlen aller Läufe, als Parquet",
    dataPackage: "Liste aller Tabellen mit ihren Spalten (Data Package)",
    more: "Mehr für Entwickler",
  },
});

const files = [
  ...(["table", "tableJson", "quantiles", "runProvenance"] as const),
  ...(["figures", "figuresParquet", "dataPackage"] as const),
];

interface DataListProps {
  /** Path of the battery. */
  readonly battery: string;
  readonly runId: string;
}

/** Addresses of the run and its battery; nothing where the data root has none. */
export function DataList({ battery, runId }: DataListProps) {
  const t = inLanguage(texts, useLanguage());
  const id = useId();
  const loaded = useLoaded(`${battery} ${runId}`, (signal) =>
    machineAddresses(battery, runId, signal),
  );
  const addresses = loaded.state === "done" ? loaded.value : undefined;
  if (!addresses) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t.heading}
      </h3>
      <p>{t.intro}</p>
      <ul>
        {files.flatMap((file) => {
          const address = addresses[file];
          return address === undefined
            ? []
            : [
                <li key={file}>
                  <a href={address}>{t[file]}</a>
                </li>,
              ];
        })}
      </ul>
      <p>
        <Link to="/developers">{t.more}</Link>
      </p>
    </section>
  );
}
