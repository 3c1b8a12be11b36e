import { useCallback, useEffect, useMemo, useRef, useState } from "react";

interface ActiveStep {
  /** Index of the step that is being read. */
  readonly active: number;
  stepRef(index: number): (element: HTMLElement | null) => void;
  /** For the keyboard: focus can be in a step that is not in the middle. */
  activate(index: number): void;
}

/** A step becomes the active one when it crosses this line of the window. */
const readingLine = "-45% 0px -54% 0px";

export function useActiveStep(count: number): ActiveStep {
  const [active, setActive] = useState(0);
  const elements = useRef<(HTMLElement | null)[]>([]);
  useEffect(() => {
    const observed: readonly (Element | null)[] = elements.current.slice(0, count);
    const observer = new IntersectionObserver(
      (entries) => {
        const crossed = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (crossed) setActive(observed.indexOf(crossed.target));
      },
      { rootMargin: readingLine },
    );
    for (const element of observed) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  const refs = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => (element: HTMLElement | null) => {
        elements.current[index] = element;
      }),
    [count],
  );
  const stepRef = useCallback((index: number) => refs[index] ?? ignore, [refs]);
  return { active, stepRef, activate: setActive };
}

function ignore(): void {}
