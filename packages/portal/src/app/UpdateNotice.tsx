import { useEffect, useState } from "react";
import { siteUrl } from "../environment/base.ts";
import { useTexts } from "../environment/language.ts";
import { Notice } from "../kit/notices/Toast.tsx";
import { shellTexts } from "../site/frames/shellTexts.ts";

/** Milliseconds that a page has to itself before anything is prepared for later visits. */
const startDelay = 3000;

/** Starts the service worker, and offers a new version of the portal. */
export function UpdateNotice() {
  const t = useTexts(shellTexts);
  const [update, setUpdate] = useState<{ readonly takeOver: () => void }>();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = window.setTimeout(async () => {
      try {
        const { startServiceWorker } = await import("../offline/register.ts");
        await startServiceWorker(siteUrl("sw.js"), (takeOver) => setUpdate({ takeOver }));
      } catch {
        // Forbidden or unsupported: then pages need a connection.
      }
    }, startDelay);
    return () => window.clearTimeout(timer);
  }, []);
  if (!update) return null;
  return (
    <Notice>
      {t.newVersion}
      <button type="button" onClick={update.takeOver}>
        {t.loadVersion}
      </button>
      <button type="button" onClick={() => setUpdate(undefined)}>
        {t.later}
      </button>
    </Notice>
  );
}
