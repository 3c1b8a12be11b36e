import { useLocation } from "react-router";
import { prepareReading } from "../../data/runs/batteries.ts";
import { CalculatorPage } from "./CalculatorPage.tsx";
import { calculatorOfPath } from "./calculatorPath.ts";

// Starts the worker while the page still renders.
prepareReading();

/** One page for all calculators; `key` resets its state. */
export function Component() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, "");
  return <CalculatorPage key={path} path={path} {...calculatorOfPath(path)} />;
}
