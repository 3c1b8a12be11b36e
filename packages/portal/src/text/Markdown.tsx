import { defineTexts } from "@episcope/common";
import { type MouseEvent, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { withoutBase } from "../environment/base.ts";
import { useTexts } from "../environment/language.ts";
import styles from "./Markdown.module.css";
import type { HeadingLevel, RenderedMarkdown } from "./renderMarkdown.ts";

const texts = defineTexts({
  en: { cut: "This text is very long. Only its beginning is shown." },
  de: { cut: "Dieser Text ist sehr lang. Hier steht nur sein Anfang." },
});

interface MarkdownProps {
  readonly source: string;
  /** Level of the first heading: one below the heading above the text. */
  readonly topHeading: HeadingLevel;
  /** The language of the text, if it is not that of the page. */
  readonly lang?: string | undefined;
  /** For notes: the folder that their links and images are relative to. */
  readonly folder?: string | undefined;
}

/** A Markdown text. Links to this site stay inside of the app. */
export function Markdown({ source, topHeading, lang, folder }: MarkdownProps) {
  const t = useTexts(texts);
  const rendered = useRendered(source, topHeading, folder);
  const navigate = useNavigate();

  function followInside(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlainClick || link.target === "_blank") return;
    if (link.origin !== window.location.origin) return;
    event.preventDefault();
    navigate({ pathname: withoutBase(link.pathname), search: link.search, hash: link.hash });
  }

  if (!rendered) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
      <div
        className={styles.markdown}
        lang={lang}
        onClick={followInside}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by renderMarkdown
        dangerouslySetInnerHTML={{ __html: rendered.html }}
      />
      {rendered.isCut && <p className={styles.cut}>{t.cut}</p>}
    </>
  );
}

function useRendered(
  source: string,
  topHeading: HeadingLevel,
  folder: string | undefined,
): RenderedMarkdown | undefined {
  const [renderer, setRenderer] = useState<typeof import("./renderMarkdown.ts")>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    import("./renderMarkdown.ts").then(setRenderer, setFailure);
  }, []);
  // If the renderer cannot be loaded, the nearest boundary shows the error.
  if (failure !== undefined) throw failure;
  return useMemo(
    () => renderer?.renderMarkdown(source, topHeading, { folder }),
    [renderer, source, topHeading, folder],
  );
}
