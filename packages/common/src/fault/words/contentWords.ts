// What the files in content/ may say.
import { defineProblems } from "./defineProblems.ts";

export const contentWords = defineProblems({
  aWebAddress: {
    en: "a web address such as https://example.org",
    de: "eine Webadresse wie https://example.org",
  },
  aFolderAddress: {
    en: "a path or web address with a slash at its end",
    de: "ein Pfad oder eine Webadresse mit einem Schrägstrich am Ende",
  },
  aPathFromTheRoot: { en: "a path that begins with /", de: "ein Pfad, der mit / beginnt," },
  aDoi: { en: "a DOI such as 10.1000/182", de: "eine DOI wie 10.1000/182" },
  anEmail: { en: "an e-mail address", de: "eine E-Mail-Adresse" },
});
