import { expect, test } from "vitest";
import { locationsCsv } from "./locationsCsv.ts";

test("writes rows in the published form, with four decimals", () => {
  const table = {
    rowCount: 4,
    columns: new Map([
      ["daysSinceStart", { kind: "number", values: Float64Array.of(0, 12, 100, 1009) }],
      ["home_lon", { kind: "number", values: Float64Array.of(6.9583, 13, -0.5, 0.00004) }],
      ["home_lat", { kind: "number", values: Float64Array.of(50.9413, 52.52, -7.00009, 10.1) }],
      ["infection_type", { kind: "text", values: ["import", "normal", "normal", "import"] }],
      ["strain", { kind: "text", values: ["ALPHA", "ALPHA", "DELTA", ""] }],
    ] as const),
  };
  expect(new TextDecoder().decode(locationsCsv(table))).toBe(
    [
      "daysSinceStart,home_lon,home_lat,infection_type,strain",
      "0,6.9583,50.9413,import,ALPHA",
      "12,13.0000,52.5200,normal,ALPHA",
      "100,-0.5000,-7.0001,normal,DELTA",
      "1009,0.0000,10.1000,import,",
      "",
    ].join("\n"),
  );
});

test("accepts no infections, and refuses other tables", () => {
  const numbers = { kind: "number", values: new Float64Array() } as const;
  const columns = new Map([
    ["daysSinceStart", numbers],
    ["home_lon", numbers],
    ["home_lat", numbers],
  ]);
  expect(new TextDecoder().decode(locationsCsv({ rowCount: 0, columns }))).toBe(
    "daysSinceStart,home_lon,home_lat,infection_type,strain\n",
  );
  expect(() => locationsCsv({ rowCount: 0, columns: new Map() })).toThrow("daysSinceStart");
});
