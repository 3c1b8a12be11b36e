// The infection map on one core, without a browser: reading a million rows, and painting them at
// 1440 × 640 pixels. CPU time, so that other work on the machine hardly counts.
import { gzipSync } from "node:zlib";
import { readLocations } from "@episcope/battery";
import { DensityGrid } from "../packages/portal/src/pages/infection-map/painting/density.ts";
import {
  DotPainter,
  paintedShare,
} from "../packages/portal/src/pages/infection-map/painting/dots.ts";
import { projectLocations } from "../packages/portal/src/pages/infection-map/reading/projectLocations.ts";
import { printResult } from "./support/printResult.ts";
import { median } from "./support/statistics.ts";

const size = { width: 1440, height: 640 };
const metresPerPixel = 60;
const ground = { scale: 1 / metresPerPixel, originX: size.width / 2, originY: size.height / 2 };
/** As at the start of the page: 250 m. */
const radius = 250 / metresPerPixel;
const layers = [
  { color: [213, 94, 0], shape: "disc" },
  { color: [31, 95, 180], shape: "diamond" },
] as const;
const days = 300;
const repeats = 25;

export async function bench(): Promise<void> {
  const file = gzipSync(rows(1_000_000));
  const reading: number[] = [];
  for (let repeat = 0; repeat < 3; repeat++) {
    const start = process.cpuUsage().user;
    await read(file);
    reading.push((process.cpuUsage().user - start) / 1000);
  }
  const result: Record<string, number> = {
    fileMegabytes: file.length / 1e6,
    readMillisecondsPerMillion: median(reading),
  };
  const { data } = await read(file);
  const places = { x: data.x, y: data.y, layer: data.kinds?.values };
  for (const [name, count] of [
    ["200k", 200_000],
    ["1M", data.count],
  ] as const) {
    const painter = new DotPainter();
    const share = paintedShare(radius, count);
    const painted = {
      width: Math.ceil(share * size.width),
      height: Math.ceil(share * size.height),
    };
    const smaller = {
      scale: share * ground.scale,
      originX: share * ground.originX,
      originY: share * ground.originY,
    };
    const density = new DensityGrid();
    result[`dots${name}Milliseconds`] = cpu(() =>
      painter.paint(painted, smaller, places, [0, count], layers, share * radius, 60),
    );
    result[`density${name}Milliseconds`] = cpu(() =>
      density.compute(size, ground, places, [0, count], 2 * radius),
    );
  }
  printResult("infection-map", result, {
    dots200kMilliseconds: { target: 30 },
    density200kMilliseconds: { target: 30 },
  });
}

/** Median, after the engine has warmed up. */
function cpu(act: () => void): number {
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const start = process.cpuUsage().user;
    act();
    times.push((process.cpuUsage().user - start) / 1000);
  }
  return median(times.slice(5));
}

async function read(file: Uint8Array) {
  const result = await readLocations(pieces(file), "bench.infectionLoc.csv.gz");
  if (result.kind === "broken") throw new Error(JSON.stringify(result.faults));
  return { data: projectLocations(result.value) };
}

/** As a connection hands them out. */
async function* pieces(file: Uint8Array): AsyncGenerator<Uint8Array> {
  const portion = 64 * 1024;
  for (let start = 0; start < file.length; start += portion) {
    yield file.subarray(start, start + portion);
  }
}

/**
 * Homes in a bell around the middle of Berlin, two percent of them imported; the same at every run.
 */
function rows(count: number): string {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const bell = () => random() + random() + random() + random() - 2;
  const lines = ["daysSinceStart,home_lon,home_lat,infection_type"];
  for (let row = 0; row < count; row++) {
    const [longitude, latitude] = [13.389 + 0.25 * bell(), 52.517 + 0.13 * bell()];
    const kind = random() < 0.02 ? "import" : "normal";
    const day = Math.floor((row / count) * days);
    lines.push(`${day},${longitude.toFixed(4)},${latitude.toFixed(4)},${kind}`);
  }
  return `${lines.join("\n")}\n`;
}
