import { readFileSync } from "node:fs";
import { RunComputer, noHelpers, labFileAt, labJob, labPlace } from "@episcope/scenario";
import { labRunId, labCode, withBlock } from "@episcope/scenario/lab";
import { parseDay, formatDay } from "@episcope/common";
const region = process.argv[2] ?? "berlin";
const read = (f) => readFileSync(`/work/main/scenarios/${f}`, "utf8");
const source = { calibration: read("calibration.yaml"), regime: read(`regimes/${region}.yaml`), posterior: read(`posterior/${region}.json`) };
const place = labPlace(region, source);
console.log(place.firstDays.map(formatDay).join(" "), formatDay(place.end));
for (const [n, s] of place.usual) console.log(n, s.length, s.slice(0, 12).map(({day, value}) => formatDay(day)+":"+value).join(" "));
const first = place.firstDays.find((d) => formatDay(d) >= (process.argv[3] ?? "2020-10-20"));
let lab = { place: region, first, last: first + 182, blocks: new Map() };
const computer = new RunComputer({ helpers: noHelpers, program: "p", snapshotBytes: 4e8 });
async function run(lab, member) {
  const t = performance.now();
  let bytes;
  const path = `battery/lab/summaries/${labRunId(lab)}${member > 1 ? `.member${member}` : ""}.zip`;
  const job = labJob(labFileAt(path), source, "p");
  if (member===1) console.log(job.source.text.split("\n").slice(-6).join("\n"));
  await computer.compute(job, { onProgress() {}, onFile: (k, b) => { bytes = b; } });
  console.log(labCode(lab), member, bytes?.length, (performance.now() - t).toFixed(0), "ms", (process.memoryUsage().rss/1e6).toFixed(0), "MB");
}
await run(lab, 1); await run(lab, 2);
lab = withBlock(lab, "leisure", { from: first + 10, to: first + 60, value: 20, target: 0 });
await run(lab, 1); await run(lab, 2);
lab = withBlock(lab, "schools", { from: first + 10, to: first + 160, value: 100, target: 0 });
await run(lab, 1);
for (const [n, v, t] of [["masks",3,3],["tests",2,1],["tracing",300,0],["vaccination",200,0],["season",50,0],["variant",150,0],["rule",100,0],["work",60,0]]) {
  lab = withBlock(lab, n, { from: first + 20, to: first + 90, value: v, target: t });
  await run(lab, 1);
}
