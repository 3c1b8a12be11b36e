import { useEffect, useState } from "react";

/**
 * Which of these elements the visitor is at: the last one that begins above a line across the
 * window. The line moves down with the page, so that the last element reaches it, too.
 */
export function useCurrentGroup(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(" ");
  useEffect(() => {
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      const { innerHeight, scrollY } = window;
      const end = document.documentElement.scrollHeight - innerHeight;
      const line = innerHeight * Math.max(1 / 3, end > 0 ? scrollY / end : 0);
      const above = all.split(" ").filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent(above.at(-1));
    };
    const plan = () => {
      frame ??= window.requestAnimationFrame(look);
    };
    plan();
    window.addEventListener("scroll", plan, { passive: true });
    return () => {
      window.removeEventListener("scroll", plan);
      if (frame !== undefined) window.cancelAnimationFrame(frame);
    };
  }, [all]);
  return current;
}
