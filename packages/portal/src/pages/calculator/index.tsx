import { useLocation } from "react-router";
import { prepareReading } from "../../data/runs/batteries.ts";
import { CalculatorPage } from "./CalculatorPage.tsx";
import { calculatorOfPath } from "./calculatorPath.ts";

// While the page itself is still being put together.
prepareReading();

/** One page for all calculators; each begins anew. */
export function Component() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, "");
  return <CalculatorPage key={path} path={path} {...calculatorOfPath(path)} />;
}
