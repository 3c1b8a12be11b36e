import { inLanguage, type Language } from "@episcope/common";
import { type LaneName, type LeftName, readNames } from "@episcope/scenario/lab";
import { useLanguage } from "../../../environment/language.ts";
import { runWordsOf } from "../../../site/questions/questionOf.ts";
import styles from "../LabPage.module.css";
import { laneTexts } from "../timeline/laneTexts.ts";
import { takenTexts } from "./takenTexts.ts";

interface TakenOverProps {
  /** Says whose run was taken over, and how far; anything can be in an address. */
  readonly query: URLSearchParams;
}

/** What "Change this scenario" has brought from a run page. */
export function TakenOver({ query }: TakenOverProps) {
  const language = useLanguage();
  const t = inLanguage(takenTexts, language);
  const from = query.get("from");
  // Only known pages are named.
  const origin = from === null ? undefined : runWordsOf(`/${from}`, language);
  const [rough, left] = [query.get("rough"), query.get("left")].map((text) =>
    namesIn(readNames(text), language),
  );
  if (!origin && !left) return undefined;
  return (
    <p className={styles.taken}>
      {origin ? t.from(origin.question) : t.fromRun} {rough && t.rough(rough)}{" "}
      {left ? t.left(left) : t.onlyPlaces}
    </p>
  );
}

function namesIn(names: readonly (LaneName | LeftName)[], language: Language): string {
  const lanes = inLanguage(laneTexts, language);
  const { others } = inLanguage(takenTexts, language);
  return names
    .map((name) => (name in others ? others[name as LeftName] : lanes[name as LaneName].inside))
    .join("; ");
}
