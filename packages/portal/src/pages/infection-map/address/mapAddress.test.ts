import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { changedQuery } from "../../../environment/useQuery.ts";
import {
  addressedWindow,
  chooseColor,
  chooseLook,
  chooseWindow,
  readMapAddress,
} from "./mapAddress.ts";

const read = (text: string) => readMapAddress(new URLSearchParams(text));
const start = parseDay("2020-02-25") ?? 0;

test("an empty query opens as density", () => {
  expect(read("")).toEqual({ view: "density", by: undefined, radius: 250, units: "meters" });
});

test("a published link with a size shows the dots that it was made for", () => {
  const old = read("path=x&radius=12&units=pixels");
  expect(old).toMatchObject({ view: "dots", radius: 12, units: "pixels" });
  expect(read("radius=600")).toMatchObject({ view: "dots", radius: 600, units: "meters" });
  expect(read("radius=600&view=density")).toMatchObject({ view: "density", radius: 600 });
});

test("invalid values become the default, too large ones the maximum", () => {
  expect(read("radius=1e9&units=miles&view=hexagons&by=age")).toEqual({
    ...read(""),
    view: "dots",
  });
  expect(read("view=hexagons")).toEqual(read(""));
  expect(read("radius=-5").radius).toBe(250);
  expect(read("radius=99999").radius).toBe(1000);
  expect(read("radius=99&units=pixels").radius).toBe(30);
  expect(read("radius=0").radius).toBe(20);
});

test("what is written is read back unchanged", () => {
  const changes = {
    ...chooseLook({ view: "density", radius: 7, units: "pixels" }),
    ...chooseColor("strain", "kind"),
    ...chooseWindow({ from: 3, to: 9 }, start, 100),
  };
  const query = changedQuery(new URLSearchParams("path=a"), changes);
  expect(query.toString()).toBe(
    "path=a&view=density&radius=7&units=pixels&by=strain&from=2020-02-28&to=2020-03-05",
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
  const query = new URLSearchParams("path=a&view=dots&by=strain&radius=7&units=pixels&from=x&to=y");
  const changes = {
    ...chooseLook({ view: "density", radius: 250, units: "meters" }),
    ...chooseColor("kind", "kind"),
    ...chooseWindow({ from: 0, to: 99 }, start, 100),
  };
  expect(changedQuery(query, changes).toString()).toBe("path=a");
});
