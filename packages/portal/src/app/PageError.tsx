import { siteUrl } from "../environment/base.ts";
import { useTexts } from "../environment/language.ts";
import styles from "../site/frames/PlainPage.module.css";
import { shellTexts } from "../site/frames/shellTexts.ts";

/** Shown in place of a page that failed; the shell around it keeps working. */
export function PageError({ error }: { readonly error: unknown }) {
  const t = useTexts(shellTexts);
  const isLoadError = isFailedLoad(error);
  return (
    <div className={styles.page} role="alert">
      <h1 className="headline">{isLoadError ? t.loadErrorTitle : t.pageErrorTitle}</h1>
      <p>{isLoadError ? t.loadErrorText : t.pageErrorText}</p>
      <p className={styles.actions}>
        <button
          type="button"
          className="button button-action"
          onClick={() => window.location.reload()}
        >
          {t.reload}
        </button>
        <a className="button" href={siteUrl("/")}>
          {t.toHome}
        </a>
      </p>
    </div>
  );
}

/** Browsers word a failed import differently; the bundler has its own message for stylesheets. */
function isFailedLoad(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS|module script failed/i.test(
      error.message,
    )
  );
}
