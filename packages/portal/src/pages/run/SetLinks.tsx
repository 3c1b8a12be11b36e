import { inLanguage } from "@episcope/common";
import type { PageQuestion } from "../../../build/content/questions.ts";
import { useLanguage } from "../../environment/language.ts";
import { changedQuery, useQuery } from "../../environment/useQuery.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { pathOf } from "../../site/addresses/linkedPaths.ts";
import { chooseCity } from "../../viewer/address/changes.ts";
import { runTexts } from "../../viewer/runTexts.ts";
import styles from "../../viewer/ViewerFrame.module.css";
import { setName } from "./runTabs.ts";

interface SetLinksProps {
  readonly sets: readonly PageQuestion[];
  readonly path: string;
}

/** The sets of a report, each with its own address. Sets with the same question share options. */
export function SetLinks({ sets, path }: SetLinksProps) {
  const language = useLanguage();
  const [query] = useQuery();
  const search = changedQuery(query, chooseCity("", "")).toString();
  const here = sets.find(({ at }) => at === pathOf(path));
  const isSameQuestion = (set: PageQuestion) =>
    inLanguage(set.question, language) === (here && inLanguage(here.question, language));
  return (
    <nav className={styles.tabs} aria-label={inLanguage(runTexts, language).sets}>
      {sets.map((set) => (
        <Link
          key={set.at}
          to={{ pathname: set.at, search: isSameQuestion(set) ? search : "" }}
          className={styles.tab}
          aria-current={set === here ? "page" : undefined}
        >
          {setName(set.at, language)}
        </Link>
      ))}
    </nav>
  );
}
