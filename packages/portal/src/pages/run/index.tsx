import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { isCleanPath } from "../../app/cleanPath.ts";
import { useLanguage } from "../../app/language.ts";
import styles from "../../app/PlainPage.module.css";
import { Redirect } from "../../app/Redirect.tsx";
import { shellTexts } from "../../app/shellTexts.ts";
import { isBatteryPublished } from "../../data/batteries.ts";
import { Failure } from "../../kit/Failure.tsx";
import { defineTexts } from "../../text/catalogue.ts";
import { PendingPage } from "../pending/PendingPage.tsx";
import { isLinkedRun } from "./linkedRuns.ts";

const texts = defineTexts({
  en: {
    subject: "The runs of one report: choose a scenario and see what the epidemic would have done.",
    looking: "Looking for this run …",
    notFound: "404 No Page Found",
    notFoundText: (path: string) => `Nothing is published at the address ${path}.`,
  },
  de: {
    subject:
      "Die Läufe zu einem Bericht: ein Szenario wählen und sehen, was die Epidemie getan hätte.",
    looking: "Dieser Lauf wird gesucht …",
    notFound: "404 Seite nicht gefunden",
    notFoundText: (path: string) => `Unter der Adresse ${path} ist nichts veröffentlicht.`,
  },
});

/** Any path that no other page claims names a battery of runs below the data root. */
export function Component() {
  const { pathname } = useLocation();
  return isCleanPath(pathname) ? <RunPage key={pathname} path={pathname} /> : <Redirect />;
}

function RunPage({ path }: { readonly path: string }) {
  const language = useLanguage();
  const t = texts[language];
  const name = decodeURIComponent(path.replace(/^\/|\/$/g, ""));
  const [attempt, setAttempt] = useState(0);
  const state = usePublished(path, attempt);

  if (state === "published") return <PendingPage title={name} subject={t.subject} />;
  if (state === "looking") return <p className={styles.page}>{t.looking}</p>;
  if (state === "missing") {
    return (
      <div className={styles.page}>
        <h1 className="headline">{t.notFound}</h1>
        <p>{t.notFoundText(`/${name}`)}</p>
        <p>
          <Link to="/">{shellTexts[language].toHome}</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className="headline">{name}</h1>
      <Failure error={state.error} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  );
}

type Published = "looking" | "published" | "missing" | { readonly error: unknown };

function usePublished(path: string, attempt: number): Published {
  const isLinked = isLinkedRun(path);
  const [state, setState] = useState<Published>(isLinked ? "published" : "looking");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (isLinked) return;
    const abort = new AbortController();
    setState("looking");
    isBatteryPublished(path, abort.signal).then(
      (isPublished) => setState(isPublished ? "published" : "missing"),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ error });
      },
    );
    return () => abort.abort();
  }, [path, attempt, isLinked]);
  return state;
}
