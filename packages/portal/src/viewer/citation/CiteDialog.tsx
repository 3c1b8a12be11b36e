// Imported lazily: few visitors cite.
import site from "virtual:content/site";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { Dialog } from "../../kit/containers/Dialog.tsx";
import { today } from "../../text/format.ts";
import styles from "./CiteDialog.module.css";
import { type Cited, citationBibtex, citationText } from "./citation.ts";
import { DataList } from "./DataList.tsx";

const texts = defineTexts({
  en: {
    title: "Cite this page, use its data",
    intro: "The address holds your choice of options.",
    text: "As text",
    bibtex: "As BibTeX",
    copy: "Copy",
    copied: "Copied",
    failed: "The browser does not allow copying",
  },
  de: {
    title: "Diese Seite zitieren, ihre Daten nutzen",
    intro: "Die Adresse enthält die gewählten Einstellungen.",
    text: "Als Text",
    bibtex: "Als BibTeX",
    copy: "Kopieren",
    copied: "Kopiert",
    failed: "Der Browser erlaubt das Kopieren nicht",
  },
});

interface CiteDialogProps {
  readonly title: string;
  /** What is shown, one for each scenario. */
  readonly scenarios: readonly string[];
  /** What files call them. */
  readonly runs: string;
  /** Path of the battery. */
  readonly battery: string;
  readonly runId: string;
  onClose(): void;
}

/** How to cite what is shown, as text and as BibTeX, and where its data are. */
export default function CiteDialog(props: CiteDialogProps) {
  const { title, scenarios, runs, battery, runId, onClose } = props;
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const cited: Cited = {
    title,
    scenario: scenarios.join(" / "),
    runs,
    portal: site.name,
    version: __EPISCOPE_VERSION__,
    institution: institution(language),
    address: window.location.href,
    accessed: today(),
    isDemonstration: site.demonstration,
  };
  return (
    <Dialog title={t.title} isOpen onClose={onClose}>
      <p>{t.intro}</p>
      <Form heading={t.text} content={citationText(cited, language)} />
      <Form heading={t.bibtex} content={citationBibtex(cited, language)} isCode />
      <DataList battery={battery} runId={runId} />
    </Dialog>
  );
}

/** Without a group, whoever holds the rights. */
function institution(language: Language): string {
  const { group, copyright } = site;
  if (!group) return inLanguage(copyright, language);
  return [group.name, group.university]
    .flatMap((name) => (name ? [inLanguage(name, language)] : []))
    .join(", ");
}

interface FormProps {
  readonly heading: string;
  readonly content: string;
  readonly isCode?: boolean;
}

function Form({ heading, content, isCode = false }: FormProps) {
  const t = inLanguage(texts, useLanguage());
  const id = useId();
  const [result, setResult] = useState<"copied" | "failed">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      setResult("copied");
    } catch {
      setResult("failed");
    }
  };
  return (
    <section aria-labelledby={id}>
      <div className={styles.bar}>
        <h3 id={id} className={styles.heading}>
          {heading}
        </h3>
        {/* A toast would lie behind the dialog. */}
        <span role="status" className={styles.result}>
          {result && t[result]}
        </span>
        <button type="button" className={styles.copy} aria-describedby={id} onClick={copy}>
          <Copy size={16} aria-hidden /> {t.copy}
        </button>
      </div>
      {isCode ? (
        <pre className={styles.code}>{content}</pre>
      ) : (
        <p className={styles.text}>{content}</p>
      )}
    </section>
  );
}
