// An infection that gets into a care home meets many people who eat and live together. So outbreaks
// differ widely from home to home, and some are large.
import { expect, test } from "vitest";
import { makeCity, settleRegion } from "../city/makeCity.ts";
import { role } from "../city/people/roles.ts";
import { firstDays, plainSettings } from "./plainSettings.ts";
import { simulate } from "./simulation.ts";

test("in a slow epidemic some care homes stay without a case, in others most are infected", () => {
  const place = { region: "berlin", sample: 1 / 100 };
  const city = makeCity(place);
  const { diningRoom } = settleRegion(place).population.careHomes;
  const imports = [{ strain: 0, perDay: firstDays(15, 500) }];
  const { log } = simulate(city, plainSettings("berlin2021", 40, { theta: 1e-5, imports }));
  const infected = new Set(log.person.subarray(0, log.count));
  const homes = new Map<number, { residents: number; infected: number }>();
  for (let person = 0; person < city.personCount; person++) {
    if (city.role[person] !== role.careResident) continue;
    const room = diningRoom.get(city.home[person] ?? 0) ?? -1;
    const home = homes.get(room) ?? { residents: 0, infected: 0 };
    home.residents++;
    if (infected.has(person)) home.infected++;
    homes.set(room, home);
  }
  const shares = [...homes.values()].map(({ residents, infected }) => infected / residents);
  expect(infected.size / city.personCount).toBeLessThan(0.1);
  expect(shares.filter((share) => share === 0).length).toBeGreaterThanOrEqual(3);
  expect(shares.filter((share) => share > 0.5).length).toBeGreaterThanOrEqual(1);
});
