import type { MobilityMetric } from "@episcope/battery";
import { problem } from "@episcope/common";
import { afterEach, expect, test } from "vitest";
import { closeConnections, connectCalls } from "./calls/fixtures/connection.ts";
import type { CallContext } from "./calls/protocol.ts";
import { MobilityStore } from "./mobilityStore.ts";
import { FetchError } from "./network/fetchError.ts";
import type { readerMethods } from "./reader/methods.ts";
import type {
  MobilityFileAddress,
  MobilityFileResult,
  MobilityTextAddress,
} from "./reader/readMobilityFile.ts";
import { type Deferred, deferred } from "./tasks/fixtures/deferred.ts";

afterEach(closeConnections);

function startStore() {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const server: { gate?: Deferred<void>; isBroken?: boolean; isLost?: boolean } = {};
  const reader = connectCalls<typeof readerMethods>({
    async readMobility(
      { dataRoot, file }: MobilityFileAddress,
      { signal }: CallContext,
    ): Promise<MobilityFileResult> {
      asked.push(`${dataRoot} ${file.level} ${file.kind} ${file.period}`);
      signals.push(signal);
      await server.gate?.promise;
      if (server.isLost) throw new FetchError("network", "u");
      if (server.isBroken) return { kind: "broken", file: "f.csv", faults: [] };
      const metrics: readonly MobilityMetric[] =
        file.kind === "range" ? ["distance", "proportion-mobile-persons"] : ["duration"];
      const series = new Map(
        metrics.map((metric, index) => [
          metric,
          { level: file.level, areas: [], dates: ["2020-03-08"], values: Float64Array.of(index) },
        ]),
      );
      return { kind: "read", file: "f.csv", series, faults: [fault] };
    },
    async readMobilityPageText({ level, language }: MobilityTextAddress) {
      asked.push(`words ${level} ${language}`);
      return { description: language, notes: [], info: [], language: "en" };
    },
  });
  return { store: new MobilityStore(reader, async () => "root"), asked, signals, server };
}

const fault = { file: "f.csv", ...problem("tooManyCells") };

const distance = { level: "county", metric: "distance", period: "week" } as const;
const share = { ...distance, metric: "proportion-mobile-persons" } as const;

test("distance and share come from one file, fetched once", async () => {
  const { store, asked } = startStore();
  const [first, second] = await Promise.all([store.load(distance), store.load(share)]);
  expect(first.kind === "read" && [...first.series.values]).toEqual([0]);
  expect(second.kind === "read" && [...second.series.values]).toEqual([1]);
  expect(second.faults).toEqual([fault]);
  expect(await store.load(distance)).toEqual(first);
  expect(asked).toEqual(["root county range week"]);
  await store.load({ level: "state", metric: "duration", period: "weekend" });
  expect(asked.at(-1)).toBe("root state duration weekend");
});

test("a file that was read is known for each of its metrics", async () => {
  const { store, asked } = startStore();
  expect(store.known(distance)).toBeUndefined();
  const loading = store.load(distance);
  expect(store.known(distance)).toBeUndefined();
  const loaded = await loading;
  expect(store.known(distance)).toEqual(loaded);
  expect(store.known(share)).toEqual(await store.load(share));
  expect(store.known({ ...distance, period: "weekend" })).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test("broken and failed files are requested again", async () => {
  const { store, asked, server } = startStore();
  server.isBroken = true;
  expect(await store.load(distance)).toMatchObject({ kind: "broken", file: "f.csv" });
  server.isBroken = false;
  server.isLost = true;
  await expect(store.load(distance)).rejects.toBeInstanceOf(FetchError);
  server.isLost = false;
  expect(await store.load(distance)).toMatchObject({ kind: "read" });
  expect(asked).toHaveLength(3);
});

test("the request is aborted when the last caller leaves", async () => {
  const { store, asked, signals, server } = startStore();
  server.gate = deferred<void>();
  const [one, two] = [new AbortController(), new AbortController()];
  const wanted = [store.load(distance, one), store.load(share, two)];
  await expect.poll(() => asked).toHaveLength(1);
  one.abort("1");
  await expect(wanted[0]).rejects.toBe("1");
  expect(signals[0]?.aborted).toBe(false);
  two.abort("2");
  await expect(wanted[1]).rejects.toBe("2");
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  delete server.gate;
  expect(await store.load(distance)).toMatchObject({ kind: "read" });
});

test("page texts are fetched once per language", async () => {
  const { store, asked } = startStore();
  await store.loadText("state", "de");
  expect((await store.loadText("state", "de"))?.description).toBe("de");
  expect((await store.loadText("state", "en"))?.description).toBe("en");
  expect(asked).toEqual(["words state de", "words state en"]);
});
