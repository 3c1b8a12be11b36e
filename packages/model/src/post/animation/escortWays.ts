// Parents who bring or fetch a child: in the city such a trip has no destination, on the map it
// goes to the child's day care or school.
import { code } from "../../activities.ts";
import { type City, type Template, wordsPerVisit } from "../../city/city.ts";
import { handOver } from "../../city/schedule/habits.ts";
import { type Mode, travelTicks } from "../../city/schedule/travel.ts";
import { metresBetween, modeBySpeed } from "./wayModes.ts";

interface EscortStay {
  readonly container: number;
  /** Ticks. */
  readonly enter: number;
  readonly leave: number;
  readonly mode: Mode;
}

/** Ways as long as planned are off by a rounding at most. */
const tolerance = 1;

/**
 * The child of the household whose trip takes as long and who is brought or fetched at that time.
 */
export function findEscortStay(
  city: City,
  { personStart, visits }: Template,
  person: number,
  departure: number,
  back: number,
): EscortStay | undefined {
  const home = city.home[person] ?? 0;
  const way = (back - departure - handOver) / 2;
  if (!(Number.isInteger(way) && way > 0)) return undefined;
  const [enter, leave] = [departure + way, back - way];
  for (let child = person + 1; city.home[child] === home; child++) {
    const end = personStart[child + 1] ?? 0;
    for (let visit = personStart[child] ?? 0; visit < end; visit++) {
      const at = visit * wordsPerVisit;
      const activity = (visits[at + 3] ?? 0) & 0xff;
      if (activity !== code.educ_kiga && activity !== code.educ_primary) continue;
      const container = visits[at + 1] ?? 0;
      const metres = metresBetween(city, home, container);
      const mode = modeBySpeed(metres, way);
      if (Math.abs(travelTicks(mode, metres) - way) <= tolerance) {
        return { container, enter, leave, mode };
      }
    }
  }
  return undefined;
}
