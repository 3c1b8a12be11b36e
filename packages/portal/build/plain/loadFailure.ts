import { defineTexts, inLanguage, writtenLanguages } from "@episcope/common";

const texts = defineTexts({
  en: {
    message:
      "The portal could not be loaded. Either the connection was lost, or a new version has just been published.",
    reload: "Reload",
  },
  de: {
    message:
      "Das Portal ließ sich nicht laden. Entweder ist die Verbindung abgebrochen, oder es ist gerade eine neue Fassung erschienen.",
    reload: "Neu laden",
  },
});

/** The message if the entry cannot be loaded, in all languages because nothing can choose one. */
export function loadFailure(): string {
  const lines = writtenLanguages.map((language) => {
    const t = inLanguage(texts, language);
    return `<p lang="${language}">${t.message} <a href="">${t.reload}</a></p>`;
  });
  return lines.join("\n      ");
}
