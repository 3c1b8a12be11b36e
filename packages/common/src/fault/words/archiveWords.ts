// Archives and their entries.
import { defineProblems } from "./defineProblems.ts";

export const archiveWords = defineProblems({
  notZip: {
    en: "this is not a zip archive, or its end is missing",
    de: "das ist kein Zip-Archiv, oder sein Ende fehlt",
  },
  zip64: {
    en: "archives in the Zip64 form are not read",
    de: "Archive der Form Zip64 werden nicht gelesen",
  },
  directoryDamaged: {
    en: "the directory of the archive is damaged",
    de: "das Verzeichnis des Archivs ist beschädigt",
  },
  entryHeaderDamaged: {
    en: "the header of {entry} is damaged",
    de: "der Kopf von {entry} ist beschädigt",
  },
  packedLineWrong: {
    en: "this line does not say where a file is",
    de: "diese Zeile sagt nicht, wo eine Datei liegt",
  },
  checksumWrong: {
    en: "the checksum of {entry} is wrong",
    de: "die Prüfsumme von {entry} stimmt nicht",
  },
  entryOutside: {
    en: "{entry} lies outside of the archive",
    de: "{entry} liegt außerhalb des Archivs",
  },
  entryCutOff: { en: "{entry} is cut off", de: "{entry} ist abgeschnitten" },
  entrySizeDiffers: {
    en: "{entry} has another size than announced",
    de: "{entry} hat eine andere Größe als angegeben",
  },
  entryUnpacksToMore: {
    en: "{entry} unpacks to more than announced",
    de: "{entry} ist entpackt größer als angegeben",
  },
  entryNotUnpacked: {
    en: "{entry} cannot be unpacked",
    de: "{entry} lässt sich nicht entpacken",
  },
  entryEncrypted: { en: "{entry} is encrypted", de: "{entry} ist verschlüsselt" },
  packingUnknown: {
    en: "{entry} is packed with method {method}, which is not read",
    de: "{entry} ist mit Verfahren {method} gepackt, das nicht gelesen wird",
  },
  entryTooLarge: {
    en: "{entry} is too large ({bytes} bytes)",
    de: "{entry} ist zu groß ({bytes} Bytes)",
  },
});
