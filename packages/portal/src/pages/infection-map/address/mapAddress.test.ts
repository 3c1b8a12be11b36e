import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { changedQuery } from "../../../environment/useQuery.ts";
import {
  addressedWindow,
  chooseColor,
  chooseDotSize,
  chooseView,
  chooseWindow,
  readMapAddress,
} from "./mapAddress.ts";

const read = (text: string) => readMapAddress(new URLSearchParams(text));
const start = parseDay("2020-02-25") ?? 0;

test("an empty query has the defaults of the published map", () => {
  expect(read("")).toEqual({ view: "dots", by: undefined, radius: 250, units: "meters" });
});

test("a published link is read", () => {
  expect(read("path=x&radius=12&units=pixels")).toMatchObject({ radius: 12, units: "pixels" });
  expect(read("radius=600")).toMatchObject({ radius: 600, units: "meters" });
});

test("invalid values become the default, too large ones the maximum", () => {
  expect(read("radius=1e9&units=miles&view=hexagons&by=age")).toEqual(read(""));
  expect(read("radius=-5").radius).toBe(250);
  expect(read("radius=99999").radius).toBe(1000);
  expect(read("radius=99&units=pixels").radius).toBe(30);
  expect(read("radius=0").radius).toBe(20);
});

test("what is written is read back unchanged", () => {
  const changes = {
    ...chooseView("density"),
    ...chooseColor("strain", "kind"),
    ...chooseDotSize({ radius: 7, units: "pixels" }),
    ...chooseWindow({ from: 3, to: 9 }, start, 100),
  };
  const query = changedQuery(new URLSearchParams("path=a"), changes);
  expect(query.toString()).toBe(
    "path=a&view=density&by=strain&radius=7&units=pixels&from=2020-02-28&to=2020-03-05",
  );
  expect(readMapAddress(query)).toEqual({
    view: "density",
    by: "strain",
    radius: 7,
    units: "pixels",
  });
  expect(addressedWindow(query, start, 100)).toEqual({ from: 3, to: 9 });
});

test("defaults are removed from the address", () => {
  const query = new URLSearchParams(
    "path=a&view=density&by=strain&radius=7&units=pixels&from=x&to=y",
  );
  const changes = {
    ...chooseView("dots"),
    ...chooseColor("kind", "kind"),
    ...chooseDotSize({ radius: 250, units: "meters" }),
    ...chooseWindow({ from: 0, to: 99 }, start, 100),
  };
  expect(changedQuery(query, changes).toString()).toBe("path=a");
});
