import type { LegacyViewer } from "./definition.ts";
import { v1 } from "./definitions/v1.ts";
import { v2 } from "./definitions/v2.ts";
import { v4 } from "./definitions/v4.ts";
import { v5 } from "./definitions/v5.ts";
import { v6 } from "./definitions/v6.ts";
import { v7 } from "./definitions/v7.ts";

export const viewers: readonly LegacyViewer[] = [...v1, ...v2, ...v4, ...v5, ...v6, ...v7];

/** The viewer for a path; undefined if the version does not have the city. */
export function viewerAt(path: string): LegacyViewer | undefined {
  const wanted = path.toLowerCase().replace(/\/$/, "");
  return viewers.find((viewer) => viewer.path === wanted);
}

/** The same version in all of its cities. */
export function citiesOf({ version }: LegacyViewer): readonly LegacyViewer[] {
  return viewers.filter((viewer) => viewer.version === version);
}
