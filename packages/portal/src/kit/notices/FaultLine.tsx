import { type Fault, faultPlace } from "@episcope/common";
import { lazy, Suspense } from "react";

const FaultText = lazy(() => import("../../text/FaultText.tsx"));

/** A fault in a file as text; until the texts have loaded, its location. */
export function FaultLine({ fault }: { readonly fault: Fault }) {
  return (
    <Suspense fallback={<span translate="no">{faultPlace(fault)}</span>}>
      <FaultText fault={fault} />
    </Suspense>
  );
}
