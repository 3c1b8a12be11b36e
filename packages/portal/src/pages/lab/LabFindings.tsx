import type { LabPlace } from "@episcope/scenario";
import { type LabScenario, labRunId } from "@episcope/scenario/lab";
import { keepRun } from "../../viewer/address/changes.ts";
import { mostKept } from "../../viewer/address/runAddress.ts";
import type { ViewerParts } from "../../viewer/Viewer.tsx";
import { Costs } from "./costs/Costs.tsx";
import { costSpread } from "./costs/runCosts.ts";
import { useCostColumns } from "./costs/useCostColumns.ts";
import { Search } from "./search/Search.tsx";

interface LabFindingsProps {
  readonly parts: ViewerParts;
  readonly place: LabPlace;
  /** The scenario that is computed. */
  readonly lab: LabScenario;
  onOpen(lab: LabScenario): void;
}

/** What the scenarios cost, and the search for one that costs less. */
export function LabFindings({ parts, place, lab, onOpen }: LabFindingsProps) {
  const { viewed, viewer, view } = parts;
  const columns = useCostColumns(parts, place, lab);
  const usual = columns[0]?.costs;
  const beds = typeof usual === "object" ? costSpread(usual, "beds")?.median : undefined;
  const kept = viewer.address.kept.filter((runId) => runId !== undefined);
  return (
    <>
      <Costs columns={columns} time={lab} scheme={view.scheme} />
      <Search
        // Scenarios of another place or time cannot be compared with these.
        key={`${lab.place} ${lab.first} ${lab.last}`}
        lab={lab}
        place={place}
        battery={viewed.battery}
        usualBeds={beds}
        hasRoom={kept.length < mostKept}
        isKept={(found) => kept.includes(labRunId(found))}
        onOpen={onOpen}
        onKeep={(found) => view.changeFrom((current) => keepRun(current, labRunId(found)))}
      />
    </>
  );
}
