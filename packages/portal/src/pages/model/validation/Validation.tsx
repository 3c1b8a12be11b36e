import { inLanguage } from "@episcope/common";
import { Check, X } from "lucide-react";
import { useId } from "react";
import type { ValidationRow } from "../../../../build/quality/validationRows.ts";
import { langOf } from "../../../environment/language.ts";
import { useLoaded } from "../../../kit/browser/useLoaded.ts";
import { RadioButtons } from "../../../kit/controls/RadioButtons.tsx";
import { Failure } from "../../../kit/notices/Failure.tsx";
import { formatNumber } from "../../../text/format.ts";
import { modelTexts } from "../modelTexts.ts";
import type { ModelView } from "../modelView.ts";
import { checkGroups, validationTexts } from "./groups.ts";
import styles from "./Validation.module.css";

let known: readonly ValidationRow[] | undefined;

async function loadRows(): Promise<readonly ValidationRow[]> {
  known ??= (await import("virtual:quality/validation")).default;
  return known;
}

/** The rows of docs/validation.md, those that are not accepted first. */
export function Validation({ view }: { readonly view: ModelView }) {
  const loaded = useLoaded("validation", loadRows, () => known);
  if (loaded.state === "loading")
    return <p className={styles.coming}>{inLanguage(modelTexts, view.language).loading}</p>;
  if (loaded.state === "failed") return <Failure error={loaded.error} onRetry={loaded.retry} />;
  return <Checks rows={loaded.value} view={view} />;
}

interface ChecksProps {
  readonly rows: readonly ValidationRow[];
  readonly view: ModelView;
}

function Checks({ rows, view }: ChecksProps) {
  const { address, language, change } = view;
  const t = inLanguage(validationTexts, language);
  const number = (value: number) => formatNumber(value, language);
  const failed = rows.filter(({ isOk }) => !isOk);
  const shown = address.hasAllChecks ? rows : failed;
  return (
    <>
      <p className={styles.text}>
        <strong>{t.summary(number(rows.length - failed.length), number(rows.length))}</strong>{" "}
        {t.intro}
      </p>
      <RadioButtons
        legend={t.show}
        isLegendHidden
        choices={[
          { id: "failed", label: t.failed(number(failed.length)) },
          { id: "all", label: t.all(number(rows.length)) },
        ]}
        chosen={address.hasAllChecks ? "all" : "failed"}
        onChoose={(id) => change({ checks: id === "all" ? "all" : undefined })}
      />
      {shown.length === 0 && <p>{t.nothing}</p>}
      {checkGroups(shown).map(({ name, rows: ofGroup }) => (
        <CheckTable key={name.en} name={inLanguage(name, language)} rows={ofGroup} view={view} />
      ))}
    </>
  );
}

function CheckTable({ name, rows, view }: ChecksProps & { readonly name: string }) {
  const { address, language } = view;
  const t = inLanguage(validationTexts, language);
  const captionId = useId();
  const number = (value: number) => formatNumber(value, language);
  const accepted = rows.filter(({ isOk }) => isOk).length;
  const lang = langOf("en", language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has no name of its own in the list of regions
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>
          {name}
          {address.hasAllChecks && (
            <span className={styles.count}>
              : {t.groupOf(number(accepted), number(rows.length))}
            </span>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.status}</th>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.value}</th>
            <th scope="col">{t.interval}</th>
            <th scope="col">{t.target}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, what, value, target, accepted: interval, isOk }) => (
            <tr key={`${id} ${what}`}>
              <td className={isOk ? styles.ok : styles.failed}>
                {isOk ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
                <span className="visually-hidden">{isOk ? t.accepted : t.notAccepted}</span>
              </td>
              <th scope="row" lang={lang} title={id}>
                {what}
              </th>
              <td lang={lang}>{value}</td>
              <td lang={lang}>{interval}</td>
              <td lang={lang}>{target}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
