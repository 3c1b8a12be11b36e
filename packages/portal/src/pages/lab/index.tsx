import { prepareReading } from "../../data/runs/batteries.ts";
import { LabPage } from "./LabPage.tsx";

// Starts the worker while the page still renders.
prepareReading();

export function Component() {
  return <LabPage />;
}
