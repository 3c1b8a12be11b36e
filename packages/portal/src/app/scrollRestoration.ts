// Scroll position after a navigation: a new path starts at the top (or at its hash), back and
// forward restore the previous position, and a change of the query alone does not scroll.
import { useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

const storageKey = "episcope-scroll";
/** How long a position is restored after late content, once it has been reached. */
const settleMilliseconds = 2000;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Positions) : {};
  } catch {
    return {};
  }
}

function writePositions(positions: Positions): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage, positions last as long as the page.
  }
}

export function useScrollRestoration(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef<Positions>(undefined);
  const shown = useRef<Location>(undefined);

  // A layout effect, because those of children run first: these listeners precede the router's own.
  useLayoutEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => {
      positions.current ??= readPositions();
      if (shown.current) positions.current[historyKey(shown.current)] = window.scrollY;
    };
    const save = () => {
      // The last scroll event may still be pending here, too.
      remember();
      if (positions.current) writePositions(positions.current);
    };
    window.addEventListener("scroll", remember, { passive: true });
    // The last scroll event may still be pending when the visitor goes back.
    window.addEventListener("popstate", remember);
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("popstate", remember);
      window.removeEventListener("pagehide", save);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (navigationType === "POP") {
      // The storage is read only on a return: the first access of a visit takes as long as drawing
      // a chart.
      if (before !== undefined || isReturningDocument()) {
        positions.current ??= readPositions();
        const saved = positions.current[historyKey(location)];
        if (typeof saved === "number") return hold(() => saved);
      }
      if (before && before.pathname === location.pathname) return;
    } else if (before?.pathname === location.pathname && before.hash === location.hash) {
      return;
    }
    if (location.hash) return hold(() => offsetOf(decodeHash(location.hash)));
    if (before?.pathname !== location.pathname) window.scrollTo(0, 0);
  }, [location, navigationType]);
}

/** The first entry of every document has the same key, so the path is part of it. */
function historyKey({ key, pathname }: Location): string {
  return `${key} ${pathname}`;
}

/** Reloaded, or reached by back or forward; a typed or clicked address starts at the top. */
function isReturningDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Distance of an element from the top of the page, below the navigation bar; undefined while it
 * does not exist.
 */
function offsetOf(id: string): number | undefined {
  const element = document.getElementById(id);
  if (!element) return undefined;
  const padding =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return Math.max(0, element.getBoundingClientRect().top + window.scrollY - padding - margin);
}

/**
 * Scrolls to a position, again whenever the page grows, until it has been stable for a while or the
 * visitor scrolls.
 */
function hold(place: () => number | undefined): () => void {
  let timer: number | undefined;
  const scroll = () => {
    const top = place();
    if (top === undefined) return;
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1)
      timer ??= window.setTimeout(release, settleMilliseconds);
  };
  const observer = new ResizeObserver(scroll);
  const userEvents = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
  function release() {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const name of userEvents) window.removeEventListener(name, release);
  }
  scroll();
  observer.observe(document.body);
  for (const name of userEvents) window.addEventListener(name, release, { passive: true });
  return release;
}
