// The differences between counties in the demonstration data (mobility specification 3.6,
// extended): how much people are out, and how strongly they reacted.
import { type Area, type AreaId, counties } from "@episcope/battery";
import { hashed } from "./hash.ts";
import { populationOf } from "./population.ts";

export interface CountyConstants {
  /** Increases time out of home and nights, decreases distances. */
  readonly u: number;
  /** Increases changes. */
  readonly v: number;
}

/**
 * Shares of county, state and kind of county; they add up to 1. People in cities are out more,
 * travel less far, and reacted more.
 */
const shares = { county: 0.45, state: 0.25, city: 0.3 };

function rawConstant(name: "u" | "v", { id, state = "", name: county }: Area): number {
  const isCity = !/kreis|region/i.test(county);
  return (
    shares.county * hashed(`${name} ${id}`) +
    shares.state * hashed(`${name} ${state}`) +
    shares.city * (isCity ? 1 : -0.4)
  );
}

/** Centred, so that both are 0 for the whole country. */
function centred(name: "u" | "v"): ReadonlyMap<AreaId, number> {
  const raw = counties.map((county) => ({
    id: county.id,
    weight: populationOf(county.id),
    value: rawConstant(name, county),
  }));
  const people = raw.reduce((sum, { weight }) => sum + weight, 0);
  const mean = raw.reduce((sum, { weight, value }) => sum + weight * value, 0) / people;
  return new Map(raw.map(({ id, value }) => [id, value - mean]));
}

const [us, vs] = [centred("u"), centred("v")];

export function constantsOf(id: AreaId): CountyConstants {
  return { u: us.get(id) ?? 0, v: vs.get(id) ?? 0 };
}
