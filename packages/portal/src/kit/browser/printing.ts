// Whether the page is being printed, known before the print snapshot.
import { flushSync } from "react-dom";
import { create } from "zustand";

interface Printing {
  readonly isPrinting: boolean;
  /** Everything is being loaded and drawn, in order to be printed. */
  readonly isPreparing: boolean;
}

const usePrinting = create<Printing>()(() => ({ isPrinting: false, isPreparing: false }));

function setPrinting(isPrinting: boolean): void {
  // The snapshot is taken right after the event, so everything must be rendered by then.
  flushSync(() => usePrinting.setState({ isPrinting }));
}
window.addEventListener("beforeprint", () => setPrinting(true));
window.addEventListener("afterprint", () => setPrinting(false));

export function useIsPrinting(): boolean {
  return usePrinting(({ isPrinting }) => isPrinting);
}

export function prepareToPrint(isPreparing: boolean): void {
  usePrinting.setState({ isPreparing });
}

/** Whether parts that are far from the window are needed, too. */
export function useIsWholePageNeeded(): boolean {
  return usePrinting(({ isPrinting, isPreparing }) => isPrinting || isPreparing);
}
