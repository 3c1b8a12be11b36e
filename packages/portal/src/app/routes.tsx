import { Route, Routes } from "react-router";
import { kindOfPath, type PageKind, pagePatterns, redirects, resolvePath } from "./addresses.ts";
import { lazyPage } from "./lazyPage.ts";
import { Redirect } from "./Redirect.tsx";
import { Shell } from "./Shell.tsx";

const AnimationPage = lazyPage(() => import("../pages/animation/index.tsx"));
const PendingPage = lazyPage(() => import("../pages/pending/index.tsx"));

const pages: Readonly<Record<PageKind, ReturnType<typeof lazyPage>>> = {
  home: lazyPage(() => import("../pages/home/index.tsx")),
  imprint: lazyPage(() => import("../pages/imprint/index.tsx")),
  message: lazyPage(() => import("../pages/message/index.tsx")),
  calculators: lazyPage(() => import("../pages/calculators/index.tsx")),
  run: lazyPage(() => import("../pages/run/index.tsx")),
  traces: AnimationPage,
  timelapse: AnimationPage,
  legacy: PendingPage,
  infectionMap: PendingPage,
  rCalculator: PendingPage,
  riskCalculator: PendingPage,
  mobilityStates: PendingPage,
  mobilityCounties: PendingPage,
};

/** Loads the page that an address will open. */
export function preloadPage(path: string): Promise<void> {
  return pages[kindOfPath(resolvePath(path))].preload();
}

export function AppRoutes() {
  return (
    <Routes>
      <Route Component={Shell}>
        {redirects.map(({ pattern }) => (
          <Route key={pattern} path={pattern} Component={Redirect} />
        ))}
        {pagePatterns.map(([pattern, kind]) => (
          <Route key={pattern} path={pattern} Component={pages[kind]} />
        ))}
        <Route path="*" Component={pages.run} />
      </Route>
    </Routes>
  );
}
