import { expect, test } from "vitest";
import { pagePatterns } from "../../site/addresses/addresses.ts";
import { metricsOf, mobilityPath, readMobilityPath } from "./mobilityPath.ts";

test("every address is read and written back unchanged", () => {
  const paths = pagePatterns
    .filter(([path, kind]) => kind.startsWith("mobility") && path.split("/").length > 2)
    .map(([path]) => path);
  expect(paths).toHaveLength(3 + 12);
  for (const path of paths) expect(mobilityPath(readMobilityPath(path))).toBe(path);
});

test("upper case and a trailing slash make no difference", () => {
  expect(mobilityPath(readMobilityPath("/Mobility-Counties/DISTANCE/Weekend/"))).toBe(
    "/mobility-counties/distance/weekend",
  );
});

test("only counties have nights", () => {
  expect(metricsOf("state")).not.toContain("nightly-activity");
  expect(metricsOf("county")).toHaveLength(4);
});
