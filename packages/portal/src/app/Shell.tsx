import { inLanguage } from "@episcope/common";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { useLanguage } from "../environment/language.ts";
import { useColorScheme } from "../environment/useColorScheme.ts";
import { useViewerState } from "../environment/viewerState.ts";
import { Toaster } from "../kit/notices/Toast.tsx";
import { useIsEmbedded } from "../site/addresses/useIsEmbedded.ts";
import { shellTexts } from "../site/frames/shellTexts.ts";
import { Footer } from "./Footer.tsx";
import { useIsPageLoading } from "./lazyPage.ts";
import { NavigationBar } from "./NavigationBar.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import styles from "./Shell.module.css";
import { useScrollRestoration } from "./scrollRestoration.ts";
import { UpdateNotice } from "./UpdateNotice.tsx";
import { usePageHead } from "./usePageHead.ts";

/** The frame of every page: navigation bar, routed page, footer. */
export function Shell() {
  const language = useLanguage();
  const t = inLanguage(shellTexts, language);
  const { pathname } = useLocation();
  const scheme = useColorScheme();
  const isEmbedded = useIsEmbedded();
  const isFullScreen = useViewerState((state) => state.isFullScreen);
  const title = usePageHead();
  const isLoading = useIsPageLoading();
  useScrollRestoration();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);

  return (
    <div className={`${styles.shell} ${isFullScreen ? styles.fullScreen : ""}`}>
      {!isEmbedded && (
        <>
          <a className={styles.skip} href="#content">
            {t.skip}
          </a>
          <NavigationBar scheme={scheme} />
        </>
      )}
      {isLoading && <div className={styles.progress} role="progressbar" aria-label={t.loading} />}
      {/* The footer waits for the page, so that it does not move when the page arrives. */}
      <Suspense>
        <main id="content" className={styles.page} tabIndex={-1}>
          <PageBoundary location={pathname}>
            <Outlet />
          </PageBoundary>
        </main>
        {!isFullScreen && !isEmbedded && <Footer />}
      </Suspense>
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
      <Toaster />
      <UpdateNotice />
    </div>
  );
}
