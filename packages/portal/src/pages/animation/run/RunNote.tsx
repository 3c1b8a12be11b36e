import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { Link } from "../../../kit/controls/Link.tsx";
import type { AnimatedRun } from "../source/animationSource.ts";
import styles from "./RunNote.module.css";
import { runTexts } from "./runTexts.ts";

/** In the title: which of the runs of a scenario this is, and the way back to it. */
export function RunNote({ run: { members, address } }: { readonly run: AnimatedRun }) {
  const t = inLanguage(runTexts, useLanguage());
  return (
    <p className={styles.note}>
      <span>{t.which(members)}</span> <Link to={address}>{t.back}</Link>
    </p>
  );
}
