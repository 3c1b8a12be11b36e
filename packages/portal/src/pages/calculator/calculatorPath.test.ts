import { expect, test } from "vitest";
import { calculatorOfPath } from "./calculatorPath.ts";

test.each([
  ["/r-calcs-v1/2020-10-23", "v1", "2020-10-23"],
  ["/r-calcs-v2/2021-01-24b/", "v2", "2021-01-24b"],
  ["/R-Calcs-V2/x", "v2", "x"],
  ["/risk-calcs/a%20b", "risk", "a b"],
  ["/risk-calcs/%E0%A4%A", "risk", ""],
])("the address %s names its calculator", (path, kind, id) => {
  expect(calculatorOfPath(path)).toEqual({ kind, id });
});
