import { type RefObject, useEffect, useRef, useState } from "react";
import { useIsWholePageNeeded } from "./printing.ts";

interface NearView<Element> {
  readonly element: RefObject<Element | null>;
  readonly isInView: boolean;
  /** Near the viewport. */
  readonly isNear: boolean;
}

/** Whether an element is in or near the viewport. For printing, everything is near. */
export function useNearView<Element extends HTMLElement = HTMLElement>(
  margin: number,
): NearView<Element> {
  const element = useRef<Element>(null);
  const [isInView, setInView] = useState(false);
  const [isNear, setNear] = useState(false);
  const isWholePage = useIsWholePageNeeded();
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
  return { element, isInView, isNear: isNear || isWholePage };
}
