// The records of places below regions/.
import { defineProblems } from "./defineProblems.ts";

export const regionWords = defineProblems({
  degreesWithin: { en: "degrees from -{most} to {most}", de: "Grad von -{most} bis {most}" },
  aNumberAboveOne: { en: "a number above 1", de: "eine Zahl über 1" },
  aShareAboveZero: { en: "a share above 0, up to 1", de: "ein Anteil über 0, höchstens 1" },
  pointForm: {
    en: "here must be latitude and longitude, such as [52.517, 13.389]",
    de: "hier müssen Breite und Länge stehen, zum Beispiel [52.517, 13.389]",
  },
  countOfNumbers: {
    en: "here must be {expected} numbers, not {count}",
    de: "hier müssen {expected} Zahlen stehen, nicht {count}",
  },
  sumOfNumbers: {
    en: "the numbers add up to {total}, not to {sum}",
    de: "die Zahlen ergeben zusammen {total}, nicht {sum}",
  },
  noSuchDistrict: { en: "there is no district {name}", de: "es gibt keinen Bezirk {name}" },
  sourceUnknown: {
    en: "no reported.json has a source {id}",
    de: "keine reported.json hat eine Quelle {id}",
  },
  southWestMissing: {
    en: "southWest is missing, which the layout towns needs",
    de: "southWest fehlt; die Anordnung towns braucht es",
  },
});
