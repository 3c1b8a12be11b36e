// The position under the pointer, shared by all charts of a page so that they all show its values.
import { create } from "zustand";
import type { XAxis } from "./chartContent.ts";

type XKind = XAxis["x"];

interface Hover {
  readonly kind: XKind;
  /** Days since 1970-01-01, or plain numbers, depending on the kind. */
  readonly position: number;
}

const useHoverState = create<{ readonly hover: Hover | undefined }>()(() => ({ hover: undefined }));

/** The hovered position on axes of this kind. */
export function useHover(kind: XKind): number | undefined {
  return useHoverState(({ hover }) => (hover?.kind === kind ? hover.position : undefined));
}

export function setHover(hover: Hover | undefined): void {
  const { hover: present } = useHoverState.getState();
  if (present?.kind !== hover?.kind || present?.position !== hover?.position) {
    useHoverState.setState({ hover });
  }
}
