import fc from "fast-check";
import { expect, test } from "vitest";
import { activities, calibratedContacts, code } from "../../activities.ts";
import { makeCity } from "../../city/makeCity.ts";
import { exposureOf, guestsBit } from "../../city/schedule/exposure.ts";
import {
  BoundsToday,
  closestIntensities,
  exposureBounds,
  withGuestsFactor,
} from "./exposureBounds.ts";

const city = makeCity({ region: "cologne", sample: 1 / 400, seed: 1 });
const [weekday] = city.templates;
const bounds = exposureBounds(city, weekday, calibratedContacts.berlin2021);
const { whole } = bounds;

test("the bound of a day is never below that of its stays, and not far above where corrections are alike", () => {
  const correction = fc.double({ min: 0.01, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      correction,
      correction,
      fc.constantFrom(0, 0.1, 0.5, 1),
      fc.constantFrom(0.5, 1, 2),
      fc.boolean(),
      (atHome, away, household, ofStrain, isAtHomeOnly) => {
        const isHome = (activity: string) => activity === "home" || activity === "quarantine_home";
        const corrections = Float64Array.from(activities, (activity) =>
          isHome(activity) ? atHome : away,
        );
        const today = new BoundsToday(bounds, corrections, 1);
        const closest = closestIntensities(
          Float64Array.from(
            activities,
            (activity, place) =>
              calibratedContacts.berlin2021[activity].intensity * (corrections[place] ?? 0),
          ),
        );
        const withGuests = withGuestsFactor(closest, ofStrain);
        for (let person = 0; person < city.personCount; person++) {
          let sum = 0;
          let hasGuests = false;
          const end = weekday.personStart[person + 1] ?? 0;
          for (let visit = weekday.personStart[person] ?? 0; visit < end; visit++) {
            const word = weekday.visits[visit * 4 + 3] ?? 0;
            const activity = word & 0xff;
            if ((word & guestsBit) !== 0) hasGuests = true;
            if (isAtHomeOnly && activity !== code.home) continue;
            const isAlone = activity === code.home && (word & guestsBit) === 0;
            const isAmongGuests = activity === code.home && !isAlone;
            const share = isAlone ? household * ofStrain : isAmongGuests ? withGuests : 1;
            sum += exposureOf(word) * (closest[word & 0x1ff] ?? 0) * share;
          }
          const bound = today.of(person, household * ofStrain, withGuests, isAtHomeOnly);
          expect(bound).toBeGreaterThanOrEqual(sum);
          if (hasGuests || isAtHomeOnly) continue;
          // Both parts are rounded up, by less than 1/127 of the whole each.
          const rounding = (whole[person] ?? 0) * (atHome * ofStrain + away) * (1.001 / 127);
          expect(bound).toBeLessThanOrEqual(sum * 1.001 + rounding);
        }
      },
    ),
    { numRuns: 20 },
  );
});
