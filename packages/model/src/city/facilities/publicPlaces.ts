// Shops, places of leisure, errands and business (model specification 12.5).
import { code } from "../../activities.ts";
import { uniform } from "../../random/counterRandom.ts";
import { type Cells, startsByCell } from "../geography/cells.ts";
import type { PeopledSettlement } from "../geography/settlements.ts";
import { type distances, participation } from "../schedule/habits.ts";
import { type Step, stepKey } from "../steps.ts";
import { type Facilities, logNormal, placeFacilities } from "./facilities.ts";

interface PublicKind {
  readonly step: Step;
  readonly activities: readonly number[];
  /** One per so many inhabitants. */
  readonly inhabitants: number;
  /** Spread of popularity. */
  readonly sigma: number;
  /** Whether central places have more of them than people who live there would need. */
  readonly central: boolean;
  /** Hours of presence per inhabitant and weekday, for the number of staff. */
  readonly presence: number;
}

/** Shops: daily to other 2 : 1 of one per 900; leisure: public and private alternate. */
const publicKinds = {
  shopDaily: {
    step: "shopDaily",
    activities: [code.shop_daily],
    inhabitants: 1350,
    sigma: 0.8,
    central: false,
    presence: participation.shop[0] * 0.4,
  },
  shopOther: {
    step: "shopOther",
    activities: [code.shop_other],
    inhabitants: 2700,
    sigma: 0.8,
    central: true,
    presence: participation.shop[0] * 0.22,
  },
  leisure: {
    step: "leisure",
    activities: [code.leisPublic, code.leisPrivate],
    inhabitants: 250,
    sigma: 1,
    central: true,
    presence: participation.leisure[0] * 1.6,
  },
  errands: {
    step: "errands",
    activities: [code.errands],
    inhabitants: 900,
    sigma: 0,
    central: true,
    presence: 0,
  },
  business: {
    step: "business",
    activities: [code.business],
    inhabitants: 600,
    sigma: 0,
    central: true,
    presence: 0,
  },
} as const satisfies Readonly<Record<string, PublicKind>>;

export type PublicKindName = keyof typeof publicKinds & keyof typeof distances;
export const publicKindNames: readonly PublicKindName[] = [
  "shopDaily",
  "shopOther",
  "leisure",
  "errands",
  "business",
];

const openHours = 10;
const customersPerStaff = 20;

export type PublicPlaces = Readonly<Record<PublicKindName, Facilities>>;

export function makePublicPlaces(
  cells: Cells,
  settlements: readonly PeopledSettlement[],
  isLocal: boolean,
  first: number,
  seed: number,
): PublicPlaces {
  const people = Float64Array.from(cells.people);
  let next = first;
  const make = (name: PublicKindName): Facilities => {
    const kind: PublicKind = publicKinds[name];
    const key = stepKey(seed, kind.step);
    const weights = people.map((count, cell) => {
      const jobs = settlements[cells.settlement[cell] ?? 0]?.jobs ?? 1;
      return kind.central ? count * (0.5 + 0.5 * jobs) : count;
    });
    const number = (inhabitants: number) =>
      Math.max(kind.activities.length, Math.round(inhabitants / kind.inhabitants));
    const facilities = placeFacilities(cells, {
      key,
      first: next,
      cellStart: startsByCell(cells, people, weights, number, isLocal, uniform(key, 0)),
      size: (u) => (kind.sigma > 0 ? logNormal(kind.sigma, u) : 1),
      activity: (index) => kind.activities[index % kind.activities.length] ?? 0,
    });
    next += facilities.count;
    return facilities;
  };
  return {
    shopDaily: make("shopDaily"),
    shopOther: make("shopOther"),
    leisure: make("leisure"),
    errands: make("errands"),
    business: make("business"),
  };
}

/** Jobs at a facility: one per 20 customers present, by popularity; none where people only pass. */
export function staffOf(
  name: PublicKindName,
  facilities: Facilities,
  inhabitants: number,
): (index: number) => number {
  const { presence } = publicKinds[name];
  const present = (inhabitants * presence) / openHours / customersPerStaff;
  const total = facilities.sums[facilities.count] ?? 1;
  return (index) => {
    const size = (facilities.sums[index + 1] ?? 0) - (facilities.sums[index] ?? 0);
    return presence === 0 ? 0 : Math.max(1, Math.round((present * size) / total));
  };
}
