// Whether the page is being printed, known before the printer takes its picture.
import { flushSync } from "react-dom";
import { create } from "zustand";

const usePrinting = create<{ readonly isPrinting: boolean }>()(() => ({ isPrinting: false }));

function setPrinting(isPrinting: boolean): void {
  // The picture is taken as soon as the event has been handled: whatever follows has to be drawn by
  // then.
  flushSync(() => usePrinting.setState({ isPrinting }));
}
window.addEventListener("beforeprint", () => setPrinting(true));
window.addEventListener("afterprint", () => setPrinting(false));

export function useIsPrinting(): boolean {
  return usePrinting(({ isPrinting }) => isPrinting);
}
