// Whether an option has just been pressed. Only what answers first listens, and the list of plots,
// by an attribute: the page itself follows with the next address.
import { create } from "zustand";

export const usePressing = create<{ readonly isPressed: boolean }>()(() => ({ isPressed: false }));

export function setPressed(isPressed: boolean): void {
  if (usePressing.getState().isPressed !== isPressed) usePressing.setState({ isPressed });
}
