import type { ComponentType } from "react";
import { Route, Routes } from "react-router";
import {
  kindOfPath,
  type PageKind,
  pageFolders,
  pagePatterns,
  redirects,
  resolvePath,
} from "../site/addresses/addresses.ts";
import { Redirect } from "../site/addresses/Redirect.tsx";
import { lazyPage } from "./lazyPage.ts";
import { Shell } from "./Shell.tsx";

const modules = import.meta.glob<{ readonly Component: ComponentType }>("../pages/*/index.tsx");

/** One lazy page per folder, however many addresses it has. */
const lazyPages = new Map(
  Object.entries(modules).map(([file, load]) => [file.split("/").at(-2), lazyPage(load)]),
);

function pageOf(kind: PageKind): ReturnType<typeof lazyPage> {
  const page = lazyPages.get(pageFolders[kind]);
  if (!page) throw new Error(`There is no page in the folder ${pageFolders[kind]}`);
  return page;
}

/** Loads the page for an address in advance. */
export function preloadPage(path: string): Promise<void> {
  return pageOf(kindOfPath(resolvePath(path))).preload();
}

export function AppRoutes() {
  return (
    <Routes>
      <Route Component={Shell}>
        {redirects.map(({ pattern }) => (
          <Route key={pattern} path={pattern} Component={Redirect} />
        ))}
        {pagePatterns.map(([pattern, kind]) => (
          <Route key={pattern} path={pattern} Component={pageOf(kind)} />
        ))}
        <Route path="*" Component={pageOf("run")} />
      </Route>
    </Routes>
  );
}
