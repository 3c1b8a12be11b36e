// 000-infections.json etc.: everybody's health on one day, one JSON object per line (visualisations
// specification 2.3).
import {
  healthStateCount,
  problem,
  secondsPerDay,
  secondsPerTick,
  ticksPerDay,
} from "@episcope/common";
import type { ByteStream, ReadingOptions } from "./bytes/byteStream.ts";
import { eachRecord, nameOf, type RecordReader } from "./bytes/eachRecord.ts";
import type { IdBytes } from "./bytes/idReader.ts";
import type { JsonScanner } from "./bytes/jsonScanner.ts";
import { defaultLimits, type Limits } from "./bytes/limits.ts";
import { NumberList } from "./bytes/numberList.ts";
import { PersonIndex } from "./bytes/personIndex.ts";
import { ChangesBuilder } from "./people/changesBuilder.ts";
import type { StateChanges } from "./people/tracks.ts";
import { type PublishedResult, publishedResult } from "./publishedResult.ts";

export interface DayHealth {
  /** In file order, which differs from day to day: joinChanges reorders the changes. */
  readonly people: PersonIndex;
  readonly changes: StateChanges;
  /** People by their first state of the day; those infected that day count as infected. */
  readonly counts: Uint32Array;
}

/** Days count from 1. */
export function readDayHealth(
  stream: ByteStream,
  day: number,
  options: ReadingOptions,
  limits: Limits = defaultLimits,
): Promise<PublishedResult<DayHealth>> {
  return publishedResult(options.file, async (faults) => {
    const reader = new HealthReader((day - 1) * ticksPerDay);
    await eachRecord(stream, options, limits, faults, reader);
    return reader.finish();
  });
}

const [timeName, stateName] = [nameOf("dtime"), nameOf("d")];
const maxChanges = 3;
const unused = -1;

class HealthReader implements RecordReader {
  readonly #people = new PersonIndex();
  readonly #changes = new ChangesBuilder();
  readonly #counts = new Uint32Array(healthStateCount);
  readonly #time = new NumberList();
  readonly #state = new NumberList();
  readonly #midnight: number;
  #hasTime = false;
  #hasState = false;

  constructor(midnight: number) {
    this.#midnight = midnight;
  }

  begin(): void {
    this.#hasTime = false;
    this.#hasState = false;
  }

  readMember(scanner: JsonScanner): boolean {
    if (scanner.isText(timeName)) {
      this.#hasTime = true;
      return scanner.readNumbers(this.#time);
    }
    if (scanner.isText(stateName)) {
      this.#hasState = true;
      return scanner.readNumbers(this.#state);
    }
    return scanner.skip();
  }

  keep(id: IdBytes, scanner: JsonScanner): boolean {
    if (!this.#isRight(scanner)) return false;
    if (this.#people.add(id.bytes, id.start, id.end) < 0) {
      return scanner.fault(problem("idTwice"));
    }
    let first = -1;
    for (let at = 0; at < this.#time.length; at++) {
      const time = this.#time.at(at);
      const state = this.#state.at(at);
      if (time === unused) continue;
      if (first < 0) first = state;
      // Midnight at the end of a day belongs to that day: the next day has its own file.
      const tick = Math.min(ticksPerDay - 1, Math.floor(time / secondsPerTick));
      this.#changes.add(this.#midnight + tick, state);
    }
    this.#changes.endPerson();
    const state = Math.max(0, first);
    this.#counts[state] = (this.#counts[state] ?? 0) + 1;
    return true;
  }

  #isRight(scanner: JsonScanner): boolean {
    if (!this.#hasTime) return scanner.fault(problem("fieldMissing", { field: "dtime" }));
    if (!this.#hasState) return scanner.fault(problem("fieldMissing", { field: "d" }));
    const { length } = this.#time;
    if (length !== this.#state.length)
      return scanner.fault(problem("lengthsDiffer", { fields: ["dtime", "d"] }));
    if (length > maxChanges)
      return scanner.fault(problem("tooManyEntries", { field: "dtime", most: maxChanges }));
    let before = 0;
    for (let at = 0; at < length; at++) {
      const time = this.#time.at(at);
      const state = this.#state.at(at);
      if (time === unused && state === unused) continue;
      if (!(time >= 0 && time <= secondsPerDay)) {
        return scanner.fault(problem("notTimeOfDay", { value: time }));
      }
      if (!(Number.isInteger(state) && state >= 0 && state < healthStateCount)) {
        return scanner.fault(problem("notState", { value: state }));
      }
      if (time < before) return scanner.fault(problem("timesOutOfOrder"));
      before = time;
    }
    return true;
  }

  finish(): DayHealth | undefined {
    if (this.#people.count === 0) return undefined;
    return { people: this.#people, changes: this.#changes.finish(), counts: this.#counts };
  }
}
