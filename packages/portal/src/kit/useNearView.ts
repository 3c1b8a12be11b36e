import { type RefObject, useEffect, useRef, useState } from "react";

interface NearView {
  readonly element: RefObject<HTMLElement | null>;
  readonly isInView: boolean;
  /** Soon to be scrolled there. */
  readonly isNear: boolean;
}

/** Is an element in the window, or near it? While a page is printed, everything is. */
export function useNearView(margin: number): NearView {
  const element = useRef<HTMLElement>(null);
  const [isInView, setInView] = useState(false);
  const [isNear, setNear] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const watch = (set: (isSeen: boolean) => void, rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => set(entries.at(-1)?.isIntersecting ?? false),
        { rootMargin },
      );
      observer.observe(watched);
      return observer;
    };
    const observers = [watch(setInView, "0px"), watch(setNear, `${margin}px 0px`)];
    const start = () => setPrinting(true);
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    return () => {
      for (const observer of observers) observer.disconnect();
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
    };
  }, [margin]);
  return { element, isInView: isInView || isPrinting, isNear: isNear || isPrinting };
}
