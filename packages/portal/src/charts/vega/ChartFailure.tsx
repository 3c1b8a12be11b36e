import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { FetchError } from "../../data/network/fetchError.ts";
import { ForbiddenAddress } from "../../data/vegaLoader.ts";
import { Failure } from "../../kit/notices/Failure.tsx";
import styles from "./ChartFailure.module.css";
import { ChartError } from "./chartError.ts";

const texts = defineTexts({
  en: {
    heading: "This chart cannot be drawn.",
    rest: "Everything else still works.",
    file: (file: string) => `Described in ${file}.`,
    invalid: "Its description has a fault:",
    notVegaLite: "Its description is not a chart in Vega-Lite:",
    tooLarge: "It asks for more than a browser can draw:",
    forbidden: "It asks for a file outside of the published data:",
  },
  de: {
    heading: "Diese Grafik lässt sich nicht zeichnen.",
    rest: "Alles andere funktioniert weiter.",
    file: (file: string) => `Beschrieben in ${file}.`,
    invalid: "Ihre Beschreibung enthält einen Fehler:",
    notVegaLite: "Ihre Beschreibung ist keine Grafik in Vega-Lite:",
    tooLarge: "Sie verlangt mehr, als ein Browser zeichnen kann:",
    forbidden: "Sie verlangt eine Datei außerhalb der veröffentlichten Daten:",
  },
});

interface ChartFailureProps {
  readonly error: unknown;
  /** The file with the chart's specification. */
  readonly file: string;
  readonly language: Language;
  onRetry(): void;
}

/** Shown in place of a chart that cannot be drawn, with the file and the reason. */
export function ChartFailure({ error, file, language, onRetry }: ChartFailureProps) {
  if (error instanceof FetchError) return <Failure error={error} onRetry={onRetry} />;
  const t = inLanguage(texts, language);
  const [reason, detail] =
    error instanceof ForbiddenAddress
      ? [t.forbidden, error.address]
      : error instanceof ChartError
        ? [t[error.fault], error.detail]
        : [t.invalid, String(error)];
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{t.heading}</strong> {t.rest}
      </p>
      <p>{t.file(file)}</p>
      <p className={styles.reason}>
        {reason} <code>{shortened(detail)}</code>
      </p>
    </div>
  );
}

/** The library may quote a whole specification. */
function shortened(detail: string): string {
  return detail.length > 300 ? `${detail.slice(0, 300)} …` : detail;
}
