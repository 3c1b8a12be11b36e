// One scenario on one A4 page, to be handed out.
import site from "virtual:content/site";
import { defineTexts, inLanguage } from "@episcope/common";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLanguage } from "../../environment/language.ts";
import { formatDate, today } from "../../text/format.ts";
import { Answer } from "../answer/Answer.tsx";
import { sourceLines } from "../plotCard/sourceLines.ts";
import { ChosenOptions } from "./ChosenOptions.tsx";
import { paper, printedChart } from "./paper.ts";
import type { PrintJobProps } from "./printJobProps.ts";
import { QrPicture } from "./QrPicture.tsx";
import styles from "./SummarySheet.module.css";

const texts = defineTexts({
  en: {
    choice: "Chosen",
    printed: (date: string, portal: string, version: string) =>
      `Printed on ${date} from ${portal}, version ${version}`,
    licence: (name: string) => `Licence: ${name}`,
  },
  de: {
    choice: "Gewählt",
    printed: (date: string, portal: string, version: string) =>
      `Gedruckt am ${date} aus ${portal}, Version ${version}`,
    licence: (name: string) => `Lizenz: ${name}`,
  },
});

export function SummarySheet({ answer, title }: PrintJobProps) {
  const { viewer, view, setup } = answer;
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const address = window.location.href;
  const plot = setup.keyPlot ?? setup.preview;
  return createPortal(
    <Sheet>
      {(height) => (
        <>
          <header className={styles.head}>
            <p className={styles.portal}>
              {site.name} · {view.cityName}
            </p>
            <h1 className={styles.title}>{title}</h1>
          </header>
          <Answer
            {...answer}
            view={{ ...view, scheme: "light", print: printedChart }}
            paperChart={{ width: paper.width, height }}
          />
          <section>
            <h2 className={styles.heading}>{t.choice}</h2>
            <ChosenOptions viewer={viewer} />
          </section>
          <footer className={styles.foot}>
            <QrPicture text={address} />
            <div className={styles.source}>
              <p className={styles.address}>{address}</p>
              {sourceLines(plot, view).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p>
                {t.licence(site.licence.name)} ·{" "}
                {t.printed(formatDate(today(), language), site.name, __EPISCOPE_VERSION__)}
              </p>
            </div>
          </footer>
        </>
      )}
    </Sheet>,
    document.body,
  );
}

/** Heights of the chart in CSS pixels. */
const heights = { first: 300, least: 120, most: 430 } as const;

/** Gives the chart the height that the words leave. */
function Sheet({ children }: { readonly children: (chartHeight: number) => ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>(heights.first);
  useLayoutEffect(() => {
    const content = sheet.current?.scrollHeight ?? paper.height;
    setHeight((before) => {
      const fitting = before + paper.height - content;
      return Math.floor(Math.min(heights.most, Math.max(heights.least, fitting)));
    });
    document.documentElement.dataset.print = "summary";
    return () => {
      delete document.documentElement.dataset.print;
    };
  }, []);
  return (
    <div ref={sheet} className={styles.sheet} data-summary>
      {children(height)}
    </div>
  );
}
