import reports from "virtual:content/reports-of-runs";
import { defineTexts, inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { formatDate } from "../../text/format.ts";
import styles from "../../viewer/ViewerPage.module.css";

const texts = defineTexts({
  en: { report: (date: string) => `Report of ${date}` },
  de: { report: (date: string) => `Bericht vom ${date}` },
});

/** Links to the reports that a page with runs belongs to. */
export function ReportLine({ path }: { readonly path: string }) {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const page = `/${path.replace(/^\/|\/$/g, "")}`;
  const dates = Object.hasOwn(reports, page) ? reports[page] : undefined;
  return dates?.map((date) => (
    <p key={date} className={styles.mapLink}>
      <Link to={`/?report=${date}#reports`}>{t.report(formatDate(date, language))}</Link>
    </p>
  ));
}
