import { type Fault, faultPlace } from "@episcope/common";
import { lazy, Suspense } from "react";

const FaultText = lazy(() => import("../../text/FaultText.tsx"));

/** What is wrong with a file; until the words have arrived, the place of the fault. */
export function FaultLine({ fault }: { readonly fault: Fault }) {
  return (
    <Suspense fallback={<span translate="no">{faultPlace(fault)}</span>}>
      <FaultText fault={fault} />
    </Suspense>
  );
}
