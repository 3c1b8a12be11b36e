// trips.json: everybody's day, one JSON object per line (visualisations specification 2.3).
import { type Bounds, problem } from "@episcope/common";
import type { ByteStream, ReadingOptions } from "./bytes/byteStream.ts";
import { eachRecord, nameOf, type RecordReader } from "./bytes/eachRecord.ts";
import type { IdBytes } from "./bytes/idReader.ts";
import type { JsonScanner } from "./bytes/jsonScanner.ts";
import { defaultLimits, type Limits } from "./bytes/limits.ts";
import type { NumberList } from "./bytes/numberList.ts";
import { PersonIndex } from "./bytes/personIndex.ts";
import { TrackBuilder } from "./people/trackBuilder.ts";
import { boundsOf, type PeopleTracks } from "./people/tracks.ts";
import { eastOf, northOf } from "./place.ts";
import { type PublishedResult, publishedResult, refuse } from "./publishedResult.ts";

export interface PublishedTrips {
  /** In the order of the tracks. */
  readonly people: PersonIndex;
  /** People without a trip, who are not drawn. */
  readonly leftOut: PersonIndex;
  readonly tracks: PeopleTracks;
  readonly bounds: Bounds;
}

/** Every track lasts from tick 0 to the end of the day; ticks ascend strictly. */
export function readTrips(
  stream: ByteStream,
  options: ReadingOptions,
  limits: Limits = defaultLimits,
): Promise<PublishedResult<PublishedTrips>> {
  return publishedResult(options.file, async (faults) => {
    const reader = new TripReader(limits);
    await eachRecord(stream, options, limits, faults, reader);
    return reader.finish();
  });
}

const [timeName, pathName] = [nameOf("time"), nameOf("path")];

class TripReader implements RecordReader {
  readonly #people = new PersonIndex();
  readonly #leftOut = new PersonIndex();
  readonly #tracks = new TrackBuilder();
  readonly #maxVertices: number;
  #hasTime = false;
  #hasPath = false;

  constructor({ vertices }: Limits) {
    this.#maxVertices = vertices;
  }

  begin(): void {
    this.#hasTime = false;
    this.#hasPath = false;
  }

  readMember(scanner: JsonScanner): boolean {
    const { time, x, y } = this.#tracks;
    if (scanner.isText(timeName)) {
      this.#hasTime = true;
      return scanner.readNumbers(time);
    }
    if (scanner.isText(pathName)) {
      this.#hasPath = true;
      return scanner.readPairs(x, y);
    }
    return scanner.skip();
  }

  keep(id: IdBytes, scanner: JsonScanner): boolean {
    const { time, x, y } = this.#tracks;
    if (!this.#hasTime) return scanner.fault(problem("fieldMissing", { field: "time" }));
    if (!this.#hasPath) return scanner.fault(problem("fieldMissing", { field: "path" }));
    if (time.length !== x.length)
      return scanner.fault(problem("lengthsDiffer", { fields: ["time", "path"] }));
    if (!areTimes(time, scanner)) return false;
    if (!centre(x, eastOf) || !centre(y, northOf)) {
      return scanner.fault(problem("placeTooFar"));
    }
    const isKnown =
      this.#people.find(id.bytes, id.start, id.end) >= 0 ||
      this.#leftOut.find(id.bytes, id.start, id.end) >= 0;
    if (isKnown) return scanner.fault(problem("idTwice"));
    const isDrawn = this.#tracks.addPerson();
    if (this.#tracks.vertexCount > this.#maxVertices) refuse(problem("fileTooLarge"));
    (isDrawn ? this.#people : this.#leftOut).add(id.bytes, id.start, id.end);
    return true;
  }

  finish(): PublishedTrips | undefined {
    if (this.#people.count + this.#leftOut.count === 0) return undefined;
    if (this.#people.count === 0) refuse(problem("nobodyTravels"));
    const tracks = this.#tracks.finish();
    return {
      people: this.#people,
      leftOut: this.#leftOut,
      tracks,
      bounds: boundsOf(tracks.x, tracks.y),
    };
  }
}

function areTimes(time: NumberList, scanner: JsonScanner): boolean {
  for (let at = 0; at < time.length; at++) {
    if (time.at(at) < 0) return scanner.fault(problem("notTimeOfDay", { value: time.at(at) }));
    if (time.at(at) < time.at(at - 1)) return scanner.fault(problem("timesOutOfOrder"));
  }
  return true;
}

/** Changes the values in place. */
function centre(values: NumberList, toCentre: (value: number) => number | undefined): boolean {
  for (let at = 0; at < values.length; at++) {
    const value = toCentre(values.at(at));
    if (value === undefined) return false;
    values.values[at] = value;
  }
  return true;
}
