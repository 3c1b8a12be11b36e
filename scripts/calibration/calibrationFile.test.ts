import { expect, test } from "vitest";
import { fittedRegions } from "./baseCourse.ts";
import { cautionIn, thetaIn, withCaution, withTheta } from "./calibrationFile.ts";

const text = `# fitted
berlin:
  classic2020: { theta: 2.3e-5 }
  berlin2021: { theta: 1.45e-5 }
  caution:
    2020-03-16: 1
    2020-04-06: 0.85
cologne:
  berlin2021: { theta: 1.5e-5 } # as there
  cologne2022: { theta: 2.2e-5 }
  caution:
    2020-03-16: 0.61
`;
const [berlin, cologne, germany] = fittedRegions;

test("values of a region are found and replaced, everything else is unchanged", () => {
  if (!berlin || !cologne || !germany) throw new Error("a region is missing");
  expect(thetaIn(text, berlin)).toBe(1.45e-5);
  expect(thetaIn(text, cologne)).toBe(2.2e-5);
  expect(withTheta(text, cologne, 2.1e-5)).toBe(text.replace("2.2e-5", "2.1e-5"));
  expect(cautionIn(text, berlin)).toEqual([
    { date: "2020-03-16", value: 1 },
    { date: "2020-04-06", value: 0.85 },
  ]);
  expect(withCaution(text, cologne, [{ date: "2020-03-16", value: 0.5 }])).toBe(
    text.replace("0.61", "0.5"),
  );
  expect(() => thetaIn(text, germany)).toThrow("germany");
});
