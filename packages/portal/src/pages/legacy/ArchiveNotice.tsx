import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { formatDate } from "../../text/format.ts";
import styles from "./ArchiveNotice.module.css";
import type { LegacyViewer } from "./definition.ts";
import { legacyTexts } from "./legacyTexts.ts";

/** Names the version and says that there are newer ones. */
export function ArchiveNotice({ viewer }: { readonly viewer: LegacyViewer }) {
  const language = useLanguage();
  const t = inLanguage(legacyTexts, language);
  const { version, city, published } = viewer;
  const isDraft = published.kind === "draft";
  return (
    <p className={styles.notice}>
      <strong>
        {isDraft
          ? t.draft(version)
          : t[published.kind](version, formatDate(published.date, language))}
      </strong>{" "}
      {isDraft && (
        <>
          <Link to={`/v7/${city}`}>{t.toSuccessor}</Link>
          {" · "}
        </>
      )}
      <Link to="/#runs">{t.newer}</Link>
    </p>
  );
}
