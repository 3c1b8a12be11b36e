import { Suspense, useEffect, useLayoutEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { Toaster } from "../kit/Toast.tsx";
import { schemeOf } from "./colorScheme.ts";
import { Footer } from "./Footer.tsx";
import { useLanguage } from "./language.ts";
import { useIsPageLoading } from "./lazyPage.ts";
import { NavigationBar } from "./NavigationBar.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { usePageHead } from "./pageHeadEffect.ts";
import styles from "./Shell.module.css";
import { useScrollKeeper } from "./scrollKeeper.ts";
import { shellTexts } from "./shellTexts.ts";
import { useChosenColorScheme, useViewerState } from "./viewerState.ts";

/** The frame of every page: navigation bar, the routed page, footer. */
export function Shell() {
  const language = useLanguage();
  const t = shellTexts[language];
  const { pathname } = useLocation();
  const scheme = schemeOf(pathname, useChosenColorScheme());
  const isFullScreen = useViewerState((state) => state.isFullScreen);
  const title = usePageHead();
  const isLoading = useIsPageLoading();
  useScrollKeeper();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);

  return (
    <div className={`${styles.shell} ${isFullScreen ? styles.fullScreen : ""}`}>
      <a className={styles.skip} href="#content">
        {t.skip}
      </a>
      <NavigationBar scheme={scheme} />
      {isLoading && <div className={styles.progress} role="progressbar" aria-label={t.loading} />}
      {/* The footer waits for the page, so that it does not jump down when the page arrives. */}
      <Suspense>
        <main id="content" className={styles.page} tabIndex={-1}>
          <PageBoundary place={pathname}>
            <Outlet />
          </PageBoundary>
        </main>
        {!isFullScreen && <Footer />}
      </Suspense>
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
      <Toaster />
    </div>
  );
}
