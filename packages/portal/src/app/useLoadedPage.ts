import { useEffect, useRef } from "react";

/** What the build knows of one address, for programs, which load each page. */
const ofLoadedPage =
  'script[type="application/ld+json"], link[rel="canonical"], link[rel="alternate"], meta[property="og:url"]';

/** Takes out of the head what is about the page that was loaded, when another one is shown. */
export function useLoadedPage(pathname: string): void {
  const page = pathname.replace(/\/$/, "");
  const loaded = useRef(page);
  useEffect(() => {
    if (page === loaded.current) return;
    for (const element of document.head.querySelectorAll(ofLoadedPage)) element.remove();
  }, [page]);
}
