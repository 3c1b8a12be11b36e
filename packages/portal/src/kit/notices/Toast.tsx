import { type ReactNode, useEffect } from "react";
import { create } from "zustand";
import styles from "./Toast.module.css";

const toastMilliseconds = 2000;

const useToast = create<{ readonly message: string; readonly id: number }>()(() => ({
  message: "",
  id: 0,
}));

/** Shows a message for two seconds. */
export function showToast(message: string): void {
  useToast.setState((state) => ({ message, id: state.id + 1 }));
}

/** Shows a message that stays until the visitor has decided. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.place} role="status">
      <div className={`${styles.toast} ${styles.notice}`}>{children}</div>
    </div>
  );
}

/** Renders the toasts; used once, in the shell. */
export function Toaster() {
  const { message, id } = useToast();
  useEffect(() => {
    if (message === "") return;
    // The same message again restarts the timer.
    const clear = () => useToast.setState((now) => (now.id === id ? { ...now, message: "" } : now));
    const timer = window.setTimeout(clear, toastMilliseconds);
    return () => window.clearTimeout(timer);
  }, [message, id]);
  return (
    <div className={styles.place} role="status">
      {message !== "" && (
        <p key={id} className={styles.toast}>
          {message}
        </p>
      )}
    </div>
  );
}
