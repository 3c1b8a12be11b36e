// Where "Change this scenario" leads to.
import type { TableResult } from "@episcope/battery";
import { labCode } from "@episcope/scenario/lab";
import { loadPlace } from "../../data/lab/labPlaces.ts";
import { labOfRun } from "./labOfRun.ts";

/** The lab says what it has taken over, and from where. */
export async function labAddressOf(
  restrictions: TableResult | undefined,
  time: Parameters<typeof labOfRun>[1],
  from: { readonly place: string; readonly path: string },
): Promise<string> {
  const place = await loadPlace(from.place);
  const taken =
    place && restrictions?.kind === "table" ? labOfRun(restrictions.table, time, place) : undefined;
  if (!taken) throw new Error("the lab cannot begin there");
  const { lab, otherMasks, isCut } = taken;
  const left = otherMasks > 0 ? `&other-masks=${otherMasks}` : "";
  const cut = isCut ? "&cut=yes" : "";
  return `/lab?scenario=${labCode(lab)}&from=${encodeURIComponent(from.path)}${left}${cut}`;
}
