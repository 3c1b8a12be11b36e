import { useEffect, useRef, useState } from "react";

/** Longer than the time between two stops while a slider is dragged. */
const pauseMilliseconds = 600;

/** Announces a new result politely once the visitor pauses; nothing on load. */
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
