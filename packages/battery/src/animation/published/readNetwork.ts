// network.zip with network.json: nodes and directed links of the road network (visualisations
// specification 1.4), as lines to draw.
import { type FaultList, type Problem, problem } from "@episcope/common";
import { memorySource } from "../../zip/byteSource.ts";
import { readDirectory, readEntry } from "../../zip/readZip.ts";
import { type ByteStream, bytesOf, collected, type ReadingOptions } from "./bytes/byteStream.ts";
import { nameOf } from "./bytes/eachRecord.ts";
import { IdReader } from "./bytes/idReader.ts";
import { JsonScanner } from "./bytes/jsonScanner.ts";
import { NumberList } from "./bytes/numberList.ts";
import { PersonIndex } from "./bytes/personIndex.ts";
import { eastOf, northOf } from "./place.ts";
import { type PublishedResult, publishedResult, refuse } from "./publishedResult.ts";

export interface RoadNetwork {
  /**
   * x0, y0, x1, y1 of each segment, metres from the centre. Each pair of nodes occurs once, in
   * either direction.
   */
  readonly segments: Float32Array;
  /** Counts of the file. */
  readonly nodeCount: number;
  readonly linkCount: number;
  /** Nodes at the end of a segment. */
  readonly usedNodeCount: number;
}

const entryName = "network.json";
/** The published archive has 2 MB. */
const maxArchiveSize = 64 * 1024 * 1024;
const maxNodes = 2_000_000;
const maxLinks = 4_000_000;
/** Faults that get a position. */
const maxLocatedFaults = 50;

export async function readNetwork(
  stream: ByteStream,
  options: ReadingOptions,
): Promise<PublishedResult<RoadNetwork>> {
  const unpacked = await publishedResult(options.file, async () => {
    const archive = memorySource(await collected(bytesOf(stream, options, maxArchiveSize)));
    const entries = await readDirectory(archive);
    const entry = entries.find(({ name }) => name === entryName);
    return entry
      ? await readEntry(archive, entry)
      : refuse(problem("missing", { name: entryName }));
  });
  if (unpacked.kind === "broken") return unpacked;
  options.signal?.throwIfAborted();
  return await publishedResult(`${options.file}/${entryName}`, async (faults) =>
    new NetworkReader(unpacked.value, faults).read(),
  );
}

const [nodesName, linksName] = [nameOf("nodes"), nameOf("links")];
const [xName, yName, idName] = [nameOf("x"), nameOf("y"), nameOf("node_id")];
const [fromName, toName] = [nameOf("from_node"), nameOf("to_node")];

/** Keys of pairs: smaller node · pairStep + larger node. */
const pairStep = 2 ** 21;

class NetworkReader {
  readonly #bytes: Uint8Array;
  readonly #faults: FaultList;
  readonly #scanner = new JsonScanner();
  readonly #nodes = new PersonIndex();
  readonly #x = new NumberList();
  readonly #y = new NumberList();
  readonly #pairs = new NumberList();
  readonly #id = new IdReader("node_id");
  readonly #from = new IdReader("from_node");
  readonly #to = new IdReader("to_node");
  /** Of the current node. */
  #nodeX: number | undefined;
  #nodeY: number | undefined;
  #nodeCount = 0;
  #linkCount = 0;
  #lostLinks = 0;
  #faultCount = 0;

  constructor(bytes: Uint8Array, faults: FaultList) {
    this.#bytes = bytes;
    this.#faults = faults;
  }

  read(): RoadNetwork {
    const scanner = this.#scanner;
    const readLinks = () => scanner.readItems(this.#readLink);
    let hasNodes = false;
    let hasLinks = false;
    /** Position of links that come before the nodes they refer to. */
    let deferredLinks = -1;
    scanner.reset(this.#bytes, 0, this.#bytes.length);
    const isRead = scanner.readMembers(() => {
      if (scanner.isText(nodesName)) {
        hasNodes = true;
        return scanner.readItems(this.#readNode);
      }
      if (!scanner.isText(linksName)) return scanner.skip();
      hasLinks = true;
      if (hasNodes) return readLinks();
      deferredLinks = scanner.position;
      return scanner.skip();
    });
    this.#require(isRead && scanner.readEnd());
    if (!hasNodes) refuse(problem("fieldMissing", { field: "nodes" }));
    if (!hasLinks) refuse(problem("fieldMissing", { field: "links" }));
    if (deferredLinks >= 0) {
      scanner.reset(this.#bytes, deferredLinks, this.#bytes.length);
      this.#require(readLinks());
    }
    if (this.#lostLinks > 0) this.#faults.add(problem("unknownNodes", { count: this.#lostLinks }));
    return this.#finish();
  }

  #require(isRead: boolean): void {
    if (!isRead) refuse(this.#scanner.problem, ...this.#placeOf(this.#scanner.position));
  }

  /** Finding line and column takes long in a large file, so only the first faults get them. */
  #report(found: Problem, position: number): void {
    const isEarly = this.#faultCount++ < maxLocatedFaults;
    this.#faults.add(found, ...(isEarly ? this.#placeOf(position) : []));
  }

  #placeOf(position: number): [line: number, column: number] {
    let line = 1;
    let start = 0;
    for (let end = this.#bytes.indexOf(10); end >= 0 && end < position; line++) {
      start = end + 1;
      end = this.#bytes.indexOf(10, start);
    }
    return [line, position - start + 1];
  }

  readonly #readNodeMember = (): boolean => {
    const scanner = this.#scanner;
    if (scanner.isText(idName)) return this.#id.read(scanner);
    if (scanner.isText(xName)) {
      if (!scanner.readNumber()) return false;
      this.#nodeX = eastOf(scanner.number);
      return true;
    }
    if (scanner.isText(yName)) {
      if (!scanner.readNumber()) return false;
      this.#nodeY = northOf(scanner.number);
      return true;
    }
    return scanner.skip();
  };

  readonly #readNode = (): boolean => {
    const at = this.#scanner.position;
    const id = this.#id;
    id.clear();
    this.#nodeX = undefined;
    this.#nodeY = undefined;
    if (!this.#scanner.readMembers(this.#readNodeMember)) return false;
    if (++this.#nodeCount > maxNodes) refuse(problem("tooManyNodes", { most: maxNodes }));
    if (!id.isPresent) {
      this.#report(problem("fieldMissing", { field: "node_id" }), at);
    } else if (this.#nodeX === undefined || this.#nodeY === undefined) {
      this.#report(problem("placeMissing"), at);
    } else if (this.#nodes.add(id.bytes, id.start, id.end) < 0) {
      this.#report(problem("idTwice"), id.start);
    } else {
      this.#x.push(this.#nodeX);
      this.#y.push(this.#nodeY);
    }
    return true;
  };

  readonly #readLinkMember = (): boolean => {
    const scanner = this.#scanner;
    if (scanner.isText(fromName)) return this.#from.read(scanner);
    if (scanner.isText(toName)) return this.#to.read(scanner);
    return scanner.skip();
  };

  readonly #readLink = (): boolean => {
    const [from, to] = [this.#from, this.#to];
    from.clear();
    to.clear();
    if (!this.#scanner.readMembers(this.#readLinkMember)) return false;
    if (++this.#linkCount > maxLinks) refuse(problem("tooManyLinks", { most: maxLinks }));
    const a = this.#nodes.find(from.bytes, from.start, from.end);
    const b = this.#nodes.find(to.bytes, to.start, to.end);
    if (a < 0 || b < 0) this.#lostLinks++;
    else if (a !== b) this.#pairs.push(Math.min(a, b) * pairStep + Math.max(a, b));
    return true;
  };

  #finish(): RoadNetwork {
    const pairs = this.#pairs.values.slice(0, this.#pairs.length).sort();
    const distinct = pairs.filter((pair, at) => pair !== pairs[at - 1]);
    const segments = new Float32Array(4 * distinct.length);
    const isUsed = new Uint8Array(this.#nodes.count);
    let into = 0;
    for (const pair of distinct) {
      const from = Math.floor(pair / pairStep);
      const to = pair % pairStep;
      segments[into++] = this.#x.at(from);
      segments[into++] = this.#y.at(from);
      segments[into++] = this.#x.at(to);
      segments[into++] = this.#y.at(to);
      isUsed[from] = 1;
      isUsed[to] = 1;
    }
    return {
      segments,
      nodeCount: this.#nodeCount,
      linkCount: this.#linkCount,
      usedNodeCount: isUsed.reduce((sum, used) => sum + used, 0),
    };
  }
}
