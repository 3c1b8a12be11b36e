import fc from "fast-check";
import { expect, test } from "vitest";
import { kindOfPath, resolvePath } from "./addresses.ts";
import { isCleanPath } from "./cleanPath.ts";

test.each([
  ["/episcope", "/"],
  ["/episcope/imprint", "/imprint"],
  ["/covid-sim/", "/"],
  ["/covid-sim/2020-06-05/", "/2020-06-05/"],
  ["/runs/cologne/2022-11-23/variants", "/cologne/2022-11-23/variants"],
  ["/covid-sim/runs/v9/masks/berlin", "/v9/masks/berlin"],
  ["/covid-sim/v6", "/v6/berlin"],
  ["/runs/a%20b", "/a%20b"],
  ["/shader", "/multiday"],
  ["/v6", "/v6/berlin"],
  ["/v6/", "/v6/berlin"],
  ["/v6/munich/pm", "/v6/munich"],
  ["/v7", "/v7/berlin"],
  ["/v7/heinsberg/anything/", "/v7/heinsberg"],
  ["/mobility", "/mobility/duration"],
  ["/mobility-counties/", "/mobility-counties/duration/week"],
  ["/calculator", "/r-calcs-v2/2021-01-24b"],
  ["/r-calc", "/r-calcs-v2/2021-01-24b"],
  ["/r-calcs/2020-10-23", "/r-calcs-v1/2020-10-23"],
  ["/r-calcs/2021-01-24", "/r-calcs-v2/2021-01-24b"],
  ["/r-calc-new/2021-01-24b", "/r-calcs-v2/2021-01-24b"],
  // A path that only starts like a prefix stays.
  ["/runsheet", "/runsheet"],
  ["/episcope-2", "/episcope-2"],
  // Never another host.
  ["/runs//example.org", "/"],
  ["//example.org", "/"],
  ["/covid-sim/%2F%2Fexample.org", "/"],
])("%s leads to %s", (path, target) => {
  expect(resolvePath(path)).toBe(target);
});

test("resolving ends at a clean path without further redirect", () => {
  const segment = fc.oneof(
    fc.constantFrom("episcope", "covid-sim", "runs", "v6", "v7", "berlin", "r-calcs", "", ".."),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const target = resolvePath(`/${segments.join("/")}`);
      expect(isCleanPath(target)).toBe(true);
      expect(resolvePath(target)).toBe(target);
    }),
  );
});

test.each([
  ["/", "home"],
  ["/imprint", "imprint"],
  ["/developers", "developers"],
  ["/norun", "message"],
  ["/v1", "legacy"],
  ["/v7/heinsberg", "legacy"],
  ["/v3", "traces"],
  ["/multiday", "traces"],
  ["/timelapse", "timelapse"],
  ["/infection-map", "infectionMap"],
  ["/infection-map/", "infectionMap"],
  ["/calculators", "calculators"],
  ["/r-calcs-v1/2020-10-23", "rCalculator"],
  ["/risk-calcs/2020-11-11", "riskCalculator"],
  ["/mobility", "mobilityStates"],
  ["/mobility/distance", "mobilityStates"],
  ["/mobility-counties/", "mobilityCounties"],
  ["/mobility-counties/nightly-activity/weekend", "mobilityCounties"],
  ["/mobility/nightly-activity", "run"],
  ["/mobility-counties/duration/month", "run"],
  ["/2020-06-05", "run"],
  ["/v9/masks/berlin", "run"],
] as const)("%s is a page of kind %s", (path, kind) => {
  expect(kindOfPath(path)).toBe(kind);
});
