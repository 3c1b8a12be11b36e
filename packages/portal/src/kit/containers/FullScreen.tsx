import { type ReactNode, useEffect, useState } from "react";
import styles from "./FullScreen.module.css";
import { useModal } from "./useModal.ts";

interface FullScreenProps {
  readonly title: string;
  onClose(): void;
  /** Gets the height of the screen. */
  readonly children: (height: number) => ReactNode;
}

/** A modal window as large as the screen. Escape, or leaving the full screen, closes it. */
export default function FullScreen({ title, onClose, children }: FullScreenProps) {
  const { handlers } = useModal(true, onClose);
  const [height, setHeight] = useState(window.innerHeight);
  useEffect(() => {
    const resize = () => setHeight(window.innerHeight);
    const leave = () => {
      if (!document.fullscreenElement) onClose();
    };
    window.addEventListener("resize", resize);
    document.addEventListener("fullscreenchange", leave);
    return () => {
      window.removeEventListener("resize", resize);
      document.removeEventListener("fullscreenchange", leave);
    };
  }, [onClose]);
  // Leaving the page with its dialog does not restore the focus.
  const [opener] = useState(document.activeElement);
  useEffect(
    () => () => {
      leaveFullScreen();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <dialog {...handlers} className={styles.screen} aria-label={title}>
      {children(height)}
    </dialog>
  );
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}
