import { type RefObject, useEffect, useRef, useState } from "react";
import { useIsPrinting } from "./printing.ts";

interface NearView {
  readonly element: RefObject<HTMLElement | null>;
  readonly isInView: boolean;
  /** Soon to be scrolled there. */
  readonly isNear: boolean;
}

/** Is an element in the window, or near it? While a page is printed, everything is near. */
export function useNearView(margin: number): NearView {
  const element = useRef<HTMLElement>(null);
  const [isInView, setInView] = useState(false);
  const [isNear, setNear] = useState(false);
  const isPrinting = useIsPrinting();
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
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [margin]);
  return { element, isInView, isNear: isNear || isPrinting };
}
