import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../environment/language.ts";
import { SteadyButton } from "../../../kit/controls/SteadyButton.tsx";
import styles from "./Timeline.module.css";
import type { HistoryControl } from "./useLabHistory.ts";
import { timelineTexts } from "./words/timelineTexts.ts";

interface HistoryButtonsProps {
  readonly history: HistoryControl;
  /** Undone, redone: for screen readers. */
  announce?(sentence: string): void;
}

/** Undo and redo, also by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y anywhere on the page. */
export function HistoryButtons({ history, announce }: HistoryButtonsProps) {
  const t = useTexts(timelineTexts);
  const undo = () => {
    if (!history.canUndo) return;
    history.undo();
    announce?.(t.undone);
  };
  const redo = () => {
    if (!history.canRedo) return;
    history.redo();
    announce?.(t.redone);
  };
  const now = useRef({ undo, redo });
  useEffect(() => {
    now.current = { undo, redo };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey } = event;
      const letter = key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || altKey || isTyping(event.target)) return;
      if (letter !== "z" && letter !== "y") return;
      event.preventDefault();
      if (letter === "z" && !shiftKey) now.current.undo();
      else now.current.redo();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <SteadyButton label={t.undo} className={styles.tool} isIdle={!history.canUndo} onClick={undo}>
        <Undo2 size={18} aria-hidden />
      </SteadyButton>
      <SteadyButton label={t.redo} className={styles.tool} isIdle={!history.canRedo} onClick={redo}>
        <Redo2 size={18} aria-hidden />
      </SteadyButton>
    </>
  );
}

/** Text fields undo what was typed themselves. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("textarea, [contenteditable], input:not([type=range], [type=radio])")
  );
}
