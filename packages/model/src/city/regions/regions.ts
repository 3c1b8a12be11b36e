import { berlin } from "./berlin.ts";
import { cologne } from "./cologne.ts";
import { germany } from "./germany.ts";
import { heinsberg } from "./heinsberg.ts";
import { munich } from "./munich.ts";
import type { Region, RegionName } from "./region.ts";

export const regions: Readonly<Record<RegionName, Region>> = {
  berlin,
  cologne,
  munich,
  heinsberg,
  germany,
};

export function isRegionName(name: string): name is RegionName {
  return Object.hasOwn(regions, name);
}
