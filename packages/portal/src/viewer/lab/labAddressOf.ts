// Where "Change this scenario" leads to.
import { labCode, namesText } from "@episcope/scenario/lab";
import { withModel } from "../../data/lab/withModel.ts";
import type { Battery } from "../../data/runs/batteries.ts";

/** The lab says from where it has taken over what, and what it has not. */
export async function labAddressOf(battery: Battery, runId: string): Promise<string> {
  const { url, path, metadata } = battery;
  const shown = { battery: url, runId, place: metadata.city };
  const taken = await withModel((calls) => calls.call("takeOver", shown));
  if (!taken) throw new Error("the lab cannot begin there");
  const { lab, rough, left } = taken;
  const said = rough.length > 0 ? `&rough=${namesText(rough)}` : "";
  return `/lab?scenario=${labCode(lab)}&from=${encodeURIComponent(path)}${said}&left=${namesText(left)}`;
}
