import { type Fault, formatFault } from "@episcope/battery";
import { lazy, Suspense } from "react";

const FaultText = lazy(() => import("../../text/FaultText.tsx"));

/** What is wrong with a file; until the words of the language have arrived, as the format's own reader says it. */
export function FaultLine({ fault }: { readonly fault: Fault }) {
  return (
    <Suspense fallback={formatFault(fault)}>
      <FaultText fault={fault} />
    </Suspense>
  );
}
