import page from "virtual:content/page-demonstration";
import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { Dialog } from "../../kit/containers/Dialog.tsx";
import { Link } from "../../kit/controls/Link.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { Markdown } from "../../text/Markdown.tsx";
import styles from "./DemonstrationNotice.module.css";
import { shellTexts } from "./shellTexts.ts";

/** One line about the origin of the data; nothing if a group publishes its own. */
export function DemonstrationNotice() {
  const language = useLanguage();
  const t = inLanguage(shellTexts, language);
  const [isOpen, setOpen] = useState(false);
  if (!site.demonstration) return null;
  return (
    <div className={styles.notice}>
      {t.demonstration}{" "}
      <button type="button" onClick={() => setOpen(true)}>
        {t.demonstrationMore}
      </button>{" "}
      <Link to="/model">{t.demonstrationQuality}</Link>
      <Dialog title={t.demonstrationTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PartBoundary>
          <Markdown source={inLanguage(page, language)} topHeading={3} />
        </PartBoundary>
      </Dialog>
    </div>
  );
}
