import { defineTexts } from "@episcope/common";
import type { ReactNode } from "react";
import { ArchiveError } from "../../data/network/archiveError.ts";
import { FetchError, type FetchFault } from "../../data/network/fetchError.ts";
import { useTexts } from "../../environment/language.ts";
import styles from "./Failure.module.css";
import { FaultLine } from "./FaultLine.tsx";

const texts = defineTexts({
  en: {
    missing: "This file is not there.",
    server: "The server could not deliver this file.",
    network: "The connection was lost.",
    timeout: "The server took too long to answer.",
    notText: "The server sent a web page instead of this file.",
    truncated: "The connection broke before the file was complete.",
    changed: "The file was replaced while it was being read.",
    tooLarge: "This file is too large to be shown.",
    unknown: "Something went wrong here.",
    archive: "This file cannot be read.",
    rest: "Everything else still works.",
    retry: "Try again",
  },
  de: {
    missing: "Diese Datei gibt es nicht.",
    server: "Der Server konnte diese Datei nicht liefern.",
    network: "Die Verbindung ist abgebrochen.",
    timeout: "Der Server hat zu lange nicht geantwortet.",
    notText: "Der Server hat statt der Datei eine Webseite geschickt.",
    truncated: "Die Verbindung brach ab, bevor die Datei vollständig war.",
    changed: "Die Datei wurde ersetzt, während sie gelesen wurde.",
    tooLarge: "Diese Datei ist zu groß, um gezeigt zu werden.",
    unknown: "Hier ist etwas schiefgegangen.",
    archive: "Diese Datei ist nicht zu lesen.",
    rest: "Alles andere funktioniert weiter.",
    retry: "Noch einmal versuchen",
  },
});

interface FailureProps {
  readonly error: unknown;
  /** Nothing else of the page can be shown. */
  readonly isWholePage?: boolean;
  onRetry(): void;
}

/** A part that could not be shown: the reason, the file and a retry button. */
export function Failure({ error, isWholePage = false, onRetry }: FailureProps) {
  const t = useTexts(texts);
  const { fault, file } = explained(error);
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>{t[fault]}</strong> {!isWholePage && t.rest}
      </p>
      {file && <p className={styles.file}>{file}</p>}
      <button type="button" className="button" onClick={onRetry}>
        {t.retry}
      </button>
    </div>
  );
}

function explained(error: unknown): {
  readonly fault: FetchFault | "archive" | "unknown";
  readonly file?: ReactNode;
} {
  if (error instanceof FetchError) return { fault: error.fault, file: error.url };
  if (error instanceof ArchiveError) {
    return { fault: "archive", file: <FaultLine fault={error.fault} /> };
  }
  return { fault: "unknown" };
}
