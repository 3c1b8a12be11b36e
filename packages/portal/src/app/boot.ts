// Runs in the head of the page before anything else, under a name that never changes (/boot.js). It
// sets language and colours before the first paint, and shows the message of index.html if the
// entry's scripts or stylesheets cannot be loaded or run, so that the page never stays white.
import { schemeOf, storedColorScheme } from "../environment/colorScheme.ts";
import { initialLanguage } from "../environment/initialLanguage.ts";

// Here and not in the entry, which the browser would parse again for the stack of the message.
console.debug(`Episcope ${__EPISCOPE_VERSION__}`);

const page = document.documentElement;
// This script is at the root of the portal.
const script = document.currentScript;
const root = script instanceof HTMLScriptElement ? new URL("./", script.src).pathname : "/";
const path = `/${window.location.pathname.slice(root.length)}`;
page.lang = initialLanguage();
page.dataset.scheme = schemeOf(path, storedColorScheme());
page.dataset.booted = "";

window.addEventListener(
  "error",
  ({ target }) => {
    const isEntryFile =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === "stylesheet");
    const hasStarted = Boolean(document.getElementById("root")?.childElementCount);
    if ((isEntryFile || target === window) && !hasStarted) page.dataset.loadFailed = "";
  },
  true,
);
