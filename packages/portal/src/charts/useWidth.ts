import { type RefObject, useEffect, useRef, useState } from "react";

/** Callbacks by observed element. */
const listeners = new WeakMap<Element, (width: number) => void>();
let observer: ResizeObserver | undefined;

/** One observer for all: the browser reports all elements at once, so React renders once. */
function sharedObserver(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) listeners.get(target)?.(Math.floor(target.clientWidth));
  });
  return observer;
}

/**
 * Width of an element in whole pixels; 0 until known. Nothing is measured during a commit, so a
 * width never causes a nested render.
 */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    listeners.set(observed, setWidth);
    sharedObserver().observe(observed);
    return () => {
      listeners.delete(observed);
      sharedObserver().unobserve(observed);
    };
  }, []);
  return [element, width];
}
