// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useLoadedPage } from "./useLoadedPage.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page({ pathname }: { readonly pathname: string }) {
  useLoadedPage(pathname);
  return null;
}

test("what stands in the head about one page goes with it, the rest stays", () => {
  document.head.innerHTML = `
    <meta name="description" content="" />
    <meta property="og:url" content="https://example.org/2020-06-05" />
    <link rel="canonical" href="https://example.org/2020-06-05" />
    <link rel="alternate" type="text/csv" href="/data/battery/2020-06-05/figures.csv" />
    <link rel="icon" href="/icon.svg" />
    <script type="application/ld+json">{"@type":"Dataset"}</script>`;
  const root = createRoot(document.createElement("div"));
  const show = (pathname: string) => act(() => root.render(<Page pathname={pathname} />));
  show("/2020-06-05");
  show("/2020-06-05/");
  expect(document.head.children).toHaveLength(6);
  show("/imprint");
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(["meta", "link"]);
  expect(document.head.querySelector("link")?.rel).toBe("icon");
  act(() => root.unmount());
});
