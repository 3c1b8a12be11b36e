// Files that could not be loaded or read at all.
import { defineProblems } from "./defineProblems.ts";

export const fileWords = defineProblems({
  fileMissing: { en: "the file is missing", de: "die Datei fehlt" },
  serverFailed: {
    en: "the server could not deliver the file",
    de: "der Server konnte die Datei nicht liefern",
  },
  connectionLost: { en: "the connection was lost", de: "die Verbindung ist abgebrochen" },
  serverTimedOut: {
    en: "the server took too long to answer",
    de: "der Server hat zu lange nicht geantwortet",
  },
  pageInsteadOfFile: {
    en: "the server sent a web page instead of the file",
    de: "der Server hat statt der Datei eine Webseite geschickt",
  },
  fileIncomplete: {
    en: "the connection broke before the file was complete",
    de: "die Verbindung brach ab, bevor die Datei vollständig war",
  },
  fileReplaced: {
    en: "the file was replaced while it was being read",
    de: "die Datei wurde ersetzt, während sie gelesen wurde",
  },
  fileTooLarge: { en: "the file is too large", de: "die Datei ist zu groß" },
  fileUnreadable: { en: "the file could not be read", de: "die Datei ließ sich nicht lesen" },
  fileEmpty: { en: "the file is empty", de: "die Datei ist leer" },
  pathLeadsOut: {
    en: "this path leads out of the battery",
    de: "dieser Pfad führt aus dem Ordner der Läufe hinaus",
  },
  webPage: { en: "this is a web page", de: "das ist eine Webseite" },
  webPageNotMarkdown: {
    en: "this is a web page, not Markdown",
    de: "das ist eine Webseite, kein Markdown",
  },
  moreFaults: { en: "{count} more faults of this kind", de: "{count} weitere Fehler dieser Art" },
});
