import { loadPseudoLanguage, pseudoLanguage } from "@episcope/common";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { base, withoutBase } from "../environment/base.ts";
import { initialLanguage } from "../environment/initialLanguage.ts";
import { isCleanPath } from "../site/addresses/cleanPath.ts";
import { AppRoutes, preloadPage } from "./routes.tsx";
import "./theme.css";

// An impossible address is replaced by the home page before the router sees it.
const { pathname, search, hash } = window.location;
if (!isCleanPath(withoutBase(pathname))) {
  window.history.replaceState(null, "", `${base}${search}${hash}`);
}

// Shell and page appear together; the page's chunk loads in parallel anyway. Not a top-level await:
// pages import from this module, which would then wait for them for ever.
const language = initialLanguage() === pseudoLanguage && loadPseudoLanguage();
void Promise.all([preloadPage(withoutBase(window.location.pathname)), language]).then(() => {
  const root = document.getElementById("root");
  if (!root) return;
  const app = (
    <StrictMode>
      <BrowserRouter basename={base}>
        <AppRoutes />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition, React renders in slices and the page stays responsive.
  startTransition(() => createRoot(root).render(app));
});
