import reports from "virtual:content/reports";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { FileText, Link2 } from "lucide-react";
import { langOf, useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { Tabs } from "../../kit/controls/Tabs.tsx";
import { Failure } from "../../kit/notices/Failure.tsx";
import { PartBoundary } from "../../kit/notices/PartBoundary.tsx";
import { showToast } from "../../kit/notices/Toast.tsx";
import { questionOf } from "../../site/questions/questionOf.ts";
import { formatDate } from "../../text/format.ts";
import { Markdown } from "../../text/Markdown.tsx";
import { doiUrl } from "./doi.ts";
import styles from "./ReportViewer.module.css";
import { useSummary } from "./useSummary.ts";

const texts = defineTexts({
  en: {
    reports: "Reports",
    summary: (date: string) => `Summary of the report of ${date}`,
    fullPdf: "Full PDF",
    inGerman: "(in German)",
    runs: "Runs:",
    copyLink: "Copy link",
    copied: "Link copied",
    notCopied: "The browser did not allow copying",
    loading: "Loading …",
  },
  de: {
    reports: "Berichte",
    summary: (date: string) => `Kurzfassung des Berichts vom ${date}`,
    fullPdf: "Ganzer Bericht (PDF)",
    inGerman: "",
    runs: "Läufe:",
    copyLink: "Link kopieren",
    copied: "Link kopiert",
    notCopied: "Der Browser hat das Kopieren nicht erlaubt",
    loading: "Wird geladen …",
  },
});

/** The newest one that has something to read here. */
const opened = reports.find(({ hasSummary }) => hasSummary !== false) ?? reports[0];

/** All reports as tabs, the newest first; the selected one is in the address. */
export default function ReportViewer() {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const [query, changeQuery] = useQuery();
  const selected = reports.find(({ date }) => date === query.get("report")) ?? opened;
  const summary = useSummary(reports, selected?.date ?? "", language);
  if (!selected) return null;

  function select(date: string) {
    changeQuery({ report: date === opened?.date ? undefined : date });
  }
  async function copyLink() {
    const url = new URL(window.location.href);
    url.searchParams.set("report", selected?.date ?? "");
    url.hash = "reports";
    try {
      await navigator.clipboard.writeText(url.href);
      showToast(t.copied);
    } catch {
      showToast(t.notCopied);
    }
  }

  return (
    <Tabs
      label={t.reports}
      tabs={reports.map(({ date }) => ({ id: date, label: formatDate(date, language) }))}
      selected={selected.date}
      onSelect={select}
      className={styles.viewer}
      listClassName={styles.list}
      tabClassName={styles.tab}
      panelClassName={styles.panel}
    >
      <div className={styles.head}>
        <p className={styles.summaryOf}>{t.summary(formatDate(selected.date, language))}</p>
        <p className={styles.actions}>
          <button type="button" className="button" onClick={copyLink}>
            <Link2 size={18} aria-hidden /> {t.copyLink}
          </button>
          <a className="button button-action" href={doiUrl(selected.doi)}>
            <FileText size={18} aria-hidden /> {t.fullPdf} {t.inGerman}
          </a>
        </p>
      </div>
      {selected.runs.length > 0 && (
        <p>
          {t.runs}{" "}
          {selected.runs.map((path, index) => (
            <span key={path}>
              {index > 0 && " · "}
              <Link to={path}>{questionName(path, language)}</Link>
            </span>
          ))}
        </p>
      )}
      {summary.state === "loading" && <p className={styles.loading}>{t.loading}</p>}
      {summary.state === "failed" && <Failure error={summary.error} onRetry={summary.retry} />}
      {summary.state === "done" && (
        <PartBoundary>
          <Markdown
            source={summary.value.text}
            topHeading={3}
            lang={langOf(summary.value.language, language)}
          />
        </PartBoundary>
      )}
    </Tabs>
  );
}

/** What the runs answer, and in which of several sets. */
function questionName(path: string, language: Language): string {
  const found = questionOf(path);
  if (!found) return path;
  const words = [found.question, found.set].flatMap((part) => inLanguage(part, language) ?? []);
  return words.join(" – ");
}
