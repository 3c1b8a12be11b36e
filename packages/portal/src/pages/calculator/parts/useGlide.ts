import { useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../../kit/browser/useMediaQuery.ts";
import { glided } from "./glide.ts";

/**
 * Animates a number towards a new value (calculators specification 6); without animation if the
 * visitor prefers reduced motion. Only for display.
 */
export function useGlide(target: number, start: number): number {
  const prefersReducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [shown, setShown] = useState(start);
  const current = useRef(shown);
  useEffect(() => {
    if (prefersReducedMotion || current.current === target) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      current.current = glided(current.current, target, now - last);
      last = now;
      setShown(current.current);
      if (current.current !== target) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, prefersReducedMotion]);
  return prefersReducedMotion ? target : shown;
}
