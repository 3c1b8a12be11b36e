import { expect, test } from "vitest";
import { areaById, areaNamed, areasOf, counties, isImplausible } from "./areas.ts";
import { germany, stateNamed, states } from "./states.ts";

test("16 states and 401 counties, each in a state, with ascending keys and unique names and NUTS codes", () => {
  expect(states).toHaveLength(16);
  expect(counties).toHaveLength(401);
  for (const list of [states, counties]) {
    expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted());
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    expect(new Set(list.map(({ nuts }) => nuts)).size).toBe(list.length);
  }
  for (const { id, nuts, state } of counties) {
    expect(id).toMatch(/^\d{5}$/);
    expect(nuts).toMatch(/^DE[0-9A-Z]{3}$/);
    expect(nuts.slice(0, 3)).toBe(areaById(state ?? "")?.nuts);
  }
  // Statistisches Bundesamt: Bavaria has 96 counties, Rhineland-Palatinate 36, Saxony 13.
  const countOf = (state: string) => counties.filter((county) => county.state === state).length;
  expect([countOf("09"), countOf("07"), countOf("14"), countOf("11")]).toEqual([96, 36, 13, 1]);
});

test("areas are found by level and name; a city and the district of the same name differ", () => {
  expect(areaNamed("state", "Berlin")?.id).toBe("11");
  expect(areaNamed("county", "Berlin")?.id).toBe("11000");
  expect(areaNamed("county", "München")?.id).toBe("09162");
  expect(areaNamed("county", " Landkreis München ")?.id).toBe("09184");
  expect(areaNamed("state", "Deutschland")).toBe(germany);
  expect(areaNamed("county", "Deutschland")).toBe(germany);
  expect(areaNamed("county", "Bayern")).toBeUndefined();
  expect(areaNamed("county", "constructor")).toBeUndefined();
});

test("damaged names are repaired", () => {
  expect(areaNamed("county", "Landkreis St, Wendel")?.id).toBe("10046");
  expect(areaNamed("county", "Landkreis St. Wendel")?.id).toBe("10046");
  expect(areaNamed("county", "Cottbus - Chó?ebuz")?.id).toBe("12052");
  expect(areaNamed("county", "Cottbus - Chóśebuz")?.id).toBe("12052");
  // ó and ś as letter and accent.
  expect(areaNamed("county", "Cottbus - Chóśebuz".normalize("NFD"))?.id).toBe("12052");
});

test("every name leads back to its area; Germany comes first", () => {
  for (const level of ["state", "county"] as const) {
    expect(areasOf(level)[0]).toBe(germany);
    for (const area of areasOf(level)) expect(areaNamed(level, area.name)).toBe(area);
  }
});

test("Landau in der Pfalz is the only implausible area", () => {
  expect(counties.filter(({ id }) => isImplausible(id)).map(({ name }) => name)).toEqual([
    "Landau in der Pfalz",
  ]);
});

test("names are in the language of the page; proper names of counties stay German", () => {
  expect(germany.names).toEqual({ en: "Germany", de: "Deutschland" });
  expect(stateNamed("Bayern")?.names).toEqual({ en: "Bavaria", de: "Bayern" });
  expect(stateNamed("Hamburg")?.names).toEqual({ en: "Hamburg", de: "Hamburg" });
  expect(stateNamed("München")).toBeUndefined();
  const names = (id: string) => areaById(id)?.names;
  expect(names("09184")).toEqual({ en: "München district", de: "Landkreis München" });
  expect(names("01056")?.en).toBe("Pinneberg district");
  expect(names("05334")?.en).toBe("Aachen region");
  expect(names("03241")?.en).toBe("Region Hannover");
  for (const level of ["state", "county"] as const) {
    for (const language of ["en", "de"] as const) {
      const all = areasOf(level).map((area) => area.names[language]);
      expect(new Set(all).size).toBe(all.length);
    }
  }
});
