import { expect, test } from "vitest";
import { districtLabels } from "./districtLabels.ts";

test("labels are in metres from the centre and only for districts of the city", () => {
  const centre = { latitude: 60, longitude: 10 };
  const labels = districtLabels({
    centre,
    districts: [
      { name: "Alt_Stadt", isCity: true, latitude: 60.1, longitude: 10.2 },
      { name: "Umland", isCity: false, ...centre },
    ],
  });
  expect(labels).toHaveLength(1);
  expect(labels[0]?.text).toBe("Alt-Stadt");
  // At 60 degrees north a degree of longitude is half as long.
  expect(labels[0]?.x).toBeCloseTo(11_132, 0);
  expect(labels[0]?.y).toBeCloseTo(11_132, 0);
});
