import { areaNamed } from "@episcope/battery";
import { expect, test } from "vitest";
import { changedQuery } from "../../../environment/useQuery.ts";
import { chooseAreas, maxAreas, readMobilityAddress, toggledArea } from "./mobilityAddress.ts";

const read = (query: string, level: "state" | "county" = "county") =>
  readMobilityAddress(new URLSearchParams(query), level);
const names = (query: string, level?: "state" | "county") =>
  read(query, level).areas.map(({ name }) => name);
const area = (name: string, level: "state" | "county" = "county") => {
  const found = areaNamed(level, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test("the defaults are Berlin and Germany for counties, and none for states", () => {
  expect(names("")).toEqual(["Berlin", "Deutschland"]);
  expect(names("", "state")).toEqual([]);
  expect(read("")).toMatchObject({
    ...{ shows: "values", smoothing: 1, hasBands: true, hasOtherStates: true, mapView: "map" },
    ...{ mapColors: "safe", startDate: undefined, endDate: undefined, section: undefined },
  });
});

test("old links with one or two areas are read", () => {
  expect(names("county_one=Kreis+Unna&county_two=Landkreis+St.+Wendel")).toEqual([
    "Kreis Unna",
    "Landkreis St. Wendel",
  ]);
  expect(names("county_one=M%C3%BCnchen")).toEqual(["München", "Deutschland"]);
  expect(names("county_two=M%C3%BCnchen")).toEqual(["Berlin", "München"]);
  // From links made while the file was damaged.
  expect(names("county_one=Landkreis+St,+Wendel")[0]).toBe("Landkreis St. Wendel");
});

test("an unknown area is reported and left out, the others stay", () => {
  const { areas, unknownAreas } = read("county_one=Entenhausen&county_two=K%C3%B6ln");
  expect(areas.map(({ name }) => name)).toEqual(["Köln"]);
  expect(unknownAreas).toEqual(["Entenhausen"]);
  expect(read("area=%3Cb%3E&area=Jena").unknownAreas).toEqual(["<b>"]);
  // A state is not a county, and "constructor" is not an area.
  expect(read("area=Bayern&area=constructor").unknownAreas).toEqual(["Bayern", "constructor"]);
});

test("the list overrides the names of old links, without duplicates and up to the limit", () => {
  expect(names("area=Jena&area=Jena&county_one=Berlin")).toEqual(["Jena"]);
  const many = ["Kiel", "Jena", "Gera", "Suhl", "Ulm", "Trier", "Hagen", "Hamm", "Herne"];
  expect(names(many.map((name) => `area=${name}`).join("&"))).toHaveLength(maxAreas);
  expect(names("area=none")).toEqual([]);
});

test("Germany is on every chart of the states without being chosen", () => {
  expect(names("area=Bayern&area=Deutschland", "state")).toEqual(["Bayern"]);
});

test("a choice is read back, and old names are removed", () => {
  const chosen = [area("Köln"), area("Deutschland")];
  const query = changedQuery(
    new URLSearchParams("county_one=Berlin&date_one=2020-03-08"),
    chooseAreas(chosen, "county"),
  );
  expect(query.toString()).toBe("date_one=2020-03-08&area=K%C3%B6ln&area=Deutschland");
  expect(readMobilityAddress(query, "county").areas).toEqual(chosen);
  const empty = changedQuery(query, chooseAreas([], "county"));
  expect(readMobilityAddress(empty, "county").areas).toEqual([]);
  const usual = chooseAreas([area("Berlin"), area("Deutschland")], "county");
  expect(changedQuery(empty, usual).toString()).toBe("date_one=2020-03-08");
});

test("invalid values mean the default", () => {
  expect(
    read("smooth=99&values=x&base=never&from=2021-01-01&to=2020-01-01&view=&bands="),
  ).toMatchObject({
    ...{ smoothing: 1, shows: "values", baseline: undefined, section: undefined },
    ...{ mapView: "map", hasBands: true },
  });
});

test("a baseline is a date or the year before", () => {
  expect(read("base=2021-01-03").baseline).toBe("2021-01-03");
  expect(read("base=year").baseline).toBe("year");
  expect(read("base=2021-02-30").baseline).toBeUndefined();
});

test("toggling adds or removes an area; a full list stays", () => {
  const [koeln, jena] = [area("Köln"), area("Jena")];
  expect(toggledArea([koeln], jena)).toEqual([koeln, jena]);
  expect(toggledArea([koeln, jena], koeln)).toEqual([jena]);
  const full = ["Kiel", "Jena", "Gera", "Suhl", "Ulm", "Trier", "Hagen", "Hamm"].map((name) =>
    area(name),
  );
  expect(toggledArea(full, koeln)).toBe(full);
});
