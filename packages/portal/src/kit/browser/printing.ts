// Whether the page is being printed, known before the print snapshot.
import { flushSync } from "react-dom";
import { create } from "zustand";

const usePrinting = create<{ readonly isPrinting: boolean }>()(() => ({ isPrinting: false }));

function setPrinting(isPrinting: boolean): void {
  // The snapshot is taken right after the event, so everything must be rendered by then.
  flushSync(() => usePrinting.setState({ isPrinting }));
}
window.addEventListener("beforeprint", () => setPrinting(true));
window.addEventListener("afterprint", () => setPrinting(false));

export function useIsPrinting(): boolean {
  return usePrinting(({ isPrinting }) => isPrinting);
}
