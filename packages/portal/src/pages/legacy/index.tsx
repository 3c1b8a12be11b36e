import { useLocation } from "react-router";
import { prepareReading } from "../../data/runs/batteries.ts";
import { useTexts } from "../../environment/language.ts";
import { PlainPage } from "../../site/frames/PlainPage.tsx";
import { runTexts } from "../../viewer/runTexts.ts";
import { LegacyPage } from "./LegacyPage.tsx";
import { viewerAt } from "./viewers.ts";

// Starts the worker while the page still renders.
prepareReading();

/** The result pages of spring 2020. A version has no page for a city that it never had. */
export function Component() {
  const { pathname } = useLocation();
  const t = useTexts(runTexts);
  const viewer = viewerAt(pathname);
  if (viewer) return <LegacyPage key={viewer.path} viewer={viewer} />;
  return (
    <PlainPage title={t.notFound} hasSearch>
      <p>{t.notFoundText(decodeURIComponent(pathname))}</p>
    </PlainPage>
  );
}
