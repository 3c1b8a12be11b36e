import { type ReactNode, useEffect } from "react";
import { create } from "zustand";
import styles from "./Toast.module.css";

const toastMilliseconds = 2000;

const useToast = create<{ readonly message: string; readonly id: number }>()(() => ({
  message: "",
  id: 0,
}));

/** Says for two seconds that something has happened. */
export function showToast(message: string): void {
  useToast.setState((state) => ({ message, id: state.id + 1 }));
}

/** Says something that stays until the visitor has decided. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.place} role="status">
      <div className={`${styles.toast} ${styles.notice}`}>{children}</div>
    </div>
  );
}

/** The place of the toasts; stands once in the shell. */
export function Toaster() {
  const { message, id } = useToast();
  useEffect(() => {
    if (message === "") return;
    // The same message again starts the time anew.
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
