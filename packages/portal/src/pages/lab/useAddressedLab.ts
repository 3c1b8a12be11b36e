// The scenario that is drawn, and the one in the address: the latter follows as soon as the hand
// rests, and is what is computed.
import { type LabScenario, labCode } from "@episcope/scenario/lab";
import { useEffect, useRef } from "react";
import { useQuery } from "../../environment/useQuery.ts";
import { scenarioKey } from "./labBattery.ts";
import { type LabHistoryState, useLabHistory } from "./timeline/useLabHistory.ts";

/** Milliseconds without a further change while something is dragged. */
const rest = 150;

export interface AddressedLab {
  readonly history: LabHistoryState;
  change(lab: LabScenario, isContinued: boolean): void;
}

/** `addressed` is the scenario of the address. */
export function useAddressedLab(addressed: LabScenario): AddressedLab {
  const history = useLabHistory(addressed);
  const [, changeQuery] = useQuery();
  const { lab, change } = history;
  const inAddress = labCode(addressed);
  const drawn = labCode(lab);
  /** What this page has written last, or has taken over from the address. */
  const known = useRef(inAddress);
  /** Written, but not in the rendered address yet: that may be behind by several edits. */
  const onTheWay = useRef<string[]>([]);
  const isDragging = useRef(false);
  useEffect(() => {
    const written = onTheWay.current.indexOf(inAddress);
    onTheWay.current.splice(0, written + 1);
    if (written >= 0 || inAddress === known.current) return;
    // Back, a link, or a kept scenario that was opened.
    known.current = inAddress;
    change(addressed, false);
  }, [inAddress, addressed, change]);
  useEffect(() => {
    if (drawn === known.current) return;
    const timer = setTimeout(
      () => {
        known.current = drawn;
        if (changeQuery({ [scenarioKey]: drawn }, { replace: true })) onTheWay.current.push(drawn);
      },
      isDragging.current ? rest : 0,
    );
    return () => clearTimeout(timer);
  }, [drawn, changeQuery]);
  return {
    history,
    change: (next, isContinued) => {
      isDragging.current = isContinued;
      change(next, isContinued);
    },
  };
}
