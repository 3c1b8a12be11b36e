import { defineTexts } from "@episcope/common";
import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { useTexts } from "../../environment/language.ts";

const texts = defineTexts({ en: { close: "Close" }, de: { close: "Schließen" } });

interface Modal {
  /** Of the dialog element. */
  readonly handlers: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    onClick(event: MouseEvent): void;
    onCancel(event: SyntheticEvent): void;
  };
  /** Name of the button that closes it. */
  readonly closeLabel: string;
}

/**
 * For a native dialog as a modal window: it traps the focus, closes on Escape and on a click beside
 * it, and restores the focus.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const { close } = useTexts(texts);
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { handlers: { ref, onClick, onCancel }, closeLabel: close };
}
