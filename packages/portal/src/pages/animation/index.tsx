import { useEffect } from "react";
import { useLocation } from "react-router";
import { kindOfPath } from "../../app/addresses.ts";
import { schemeOf } from "../../app/colorScheme.ts";
import { healthPalettes, healthStates } from "../../app/healthPalette.ts";
import { useLanguage } from "../../app/language.ts";
import { pageTitle } from "../../app/pageHead.ts";
import { setFullScreen, useChosenColorScheme } from "../../app/viewerState.ts";
import { PendingPage } from "../pending/PendingPage.tsx";
import styles from "./animation.module.css";
import { animationTexts } from "./animationTexts.ts";

/** Infection Traces and the 90 Day Time Lapse take the whole window. */
export function Component() {
  const language = useLanguage();
  const t = animationTexts[language];
  const { pathname } = useLocation();
  const kind = kindOfPath(pathname) === "timelapse" ? "timelapse" : "traces";
  const palette = healthPalettes[schemeOf(pathname, useChosenColorScheme())];

  useEffect(() => {
    setFullScreen(true);
    return () => setFullScreen(false);
  }, []);

  return (
    <div
      className={styles.animation}
      style={{ backgroundColor: palette.background, color: palette.text }}
    >
      <PendingPage title={pageTitle(kind, language)} subject={t.subjects[kind]}>
        <ul className={styles.legend} aria-label={t.legend}>
          {healthStates.map((state) => (
            <li key={state}>
              <span className={styles.dot} style={{ backgroundColor: palette[state] }} />
              {t.states[state]}
            </li>
          ))}
        </ul>
      </PendingPage>
    </div>
  );
}
