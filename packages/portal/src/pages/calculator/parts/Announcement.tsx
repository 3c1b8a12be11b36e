import { useEffect, useRef, useState } from "react";

/** Longer than a hand needs from one stop to the next. */
const pauseMilliseconds = 600;

/**
 * Says a new result politely, once the visitor has stopped changing things; nothing at the start.
 */
export function Announcement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = window.setTimeout(() => {
      last.current = text;
      setAnnounced(text);
    }, pauseMilliseconds);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
