import { type ReactNode, useState } from "react";
import { useNearView } from "./useNearView.ts";

/** Pixels around the window. */
const margin = 600;

/** Something that need not be loaded before it comes near the window; nor in closed details. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const { element, isNear } = useNearView<HTMLDivElement>(margin);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return <div ref={element}>{wasNear && children}</div>;
}
