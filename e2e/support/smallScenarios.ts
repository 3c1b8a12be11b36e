// Scenarios that are computed within seconds: 6,000 people of Heinsberg.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const text = (seeds: number) => `region: heinsberg
profile: classic2020
sample: tiny
seeds: ${seeds}
runName: sz
start: 2020-02-15
end: 2020-05-31
changes:
  - imports: { strain: SARS_CoV_2, from: 2020-02-15, to: 2020-03-10, perDay: 120 }
groups:
  - heading: Measures
    options:
      - name: leisure
        title: Leisure
        values:
          "0.1":
            - restrict: { activities: leisure, from: 2020-03-22, remaining: 0.1 }
          "0.9":
            - restrict: { activities: leisure, from: 2020-03-22, remaining: 0.9 }
      - name: work
        title: Work
        values:
          "0.2":
            - restrict: { activities: workBusiness, from: 2020-04-05, remaining: 0.2 }
          "0.8":
            - restrict: { activities: workBusiness, from: 2020-04-05, remaining: 0.8 }
`;

/** "quick" and "long", with the runs sz1 to sz4 each. */
export function writeSmallScenarios(folder: string): void {
  for (const [name, seeds] of [
    ["quick", 1],
    ["long", 4],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "scenario.yaml"), text(seeds));
  }
}

/** Published scenarios by path, with the smallest population and everything they refer to. */
export function copySmallScenarios(folder: string, paths: readonly string[]): void {
  for (const name of ["regimes", "calibration.yaml", "posterior", ...paths]) {
    cpSync(join("scenarios", name), join(folder, name), { recursive: true });
  }
  for (const path of paths) {
    const file = join(folder, path, "scenario.yaml");
    const text = readFileSync(file, "utf8").replace(/^sample:.*$/m, "sample: tiny");
    writeFileSync(file, text);
  }
}
