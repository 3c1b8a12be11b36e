import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import {
  markAgentAnimationHelpSeen,
  setFullScreen,
  useViewerState,
} from "../../environment/viewerState.ts";
import { kindOfPath } from "../../site/addresses/addresses.ts";
import { pageTitle, timeLapseTitle } from "../../site/addresses/pageHead.ts";
import styles from "./frame/Frame.module.css";
import { FailureCard, LoadingCard } from "./frame/LoadingCard.tsx";
import { TitleBar } from "./frame/TitleBar.tsx";
import { HelpDialog } from "./help/HelpDialog.tsx";
import { usePalette } from "./look/usePalette.ts";
import { useAnimationSource } from "./source/useAnimationSource.ts";
import { Viewer } from "./Viewer.tsx";

/** Infection Traces and the 90 Day Time Lapse fill the window and share what was loaded. */
export function Component() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const kind = kindOfPath(pathname) === "timelapse" ? "timelapse" : "traces";
  const { palette } = usePalette();
  const [query] = useQuery();
  const run = kind === "timelapse" ? (query.get("run") ?? undefined) : undefined;
  const opened = useAnimationSource(run);
  const sawHelp = useViewerState((state) => state.sawAgentAnimationHelp);
  const [isHelpWanted, setHelpWanted] = useState(!sawHelp);
  // The help would hide the failure message.
  const isHelpOpen = isHelpWanted && opened.state !== "failed";
  const openHelp = useCallback(() => setHelpWanted(true), []);
  const closeHelp = useCallback(() => {
    markAgentAnimationHelpSeen();
    setHelpWanted(false);
  }, []);

  useEffect(() => {
    setFullScreen(true);
    return () => setFullScreen(false);
  }, []);

  return (
    <>
      {opened.state === "done" ? (
        <Viewer
          key={`${kind} ${run}`}
          source={opened.source}
          kind={kind}
          isHelpOpen={isHelpOpen}
          onHelp={openHelp}
        />
      ) : (
        <div className={styles.page} style={{ backgroundColor: palette.background }}>
          <TitleBar
            title={
              kind === "timelapse" ? timeLapseTitle(query, language) : pageTitle(kind, language)
            }
          />
          <div className={styles.stage}>
            {opened.state === "failed" ? (
              <FailureCard
                error={opened.error}
                isOfRun={run !== undefined}
                onRetry={opened.retry}
              />
            ) : (
              <LoadingCard step={opened.step} isOfRun={run !== undefined} />
            )}
          </div>
        </div>
      )}
      <HelpDialog
        kind={kind}
        isOfRun={run !== undefined}
        source={opened.state === "done" ? opened.source : undefined}
        isOpen={isHelpOpen}
        onClose={closeHelp}
      />
    </>
  );
}
