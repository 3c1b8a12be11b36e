// Every city at the sample of the demonstration meets its acceptance checks (model specification
// 12.9).
import { cityReport } from "./city/cityReport.ts";
import { type Row, stated } from "./rows.ts";
import type { Check } from "./workbench.ts";

const cities = [
  ["berlin", 1 / 40],
  ["cologne", 1 / 10],
  ["munich", 1 / 20],
  ["heinsberg", 1 / 4],
  ["germany", 1 / 1000],
] as const;

export const acceptance: Check = {
  name: "12.9",
  run: (bench) =>
    cities.map(([region, sample]): Row => {
      const checks = cityReport(bench.city(region, sample));
      const missed = checks.filter(({ isMet }) => !isMet).map(({ quantity }) => quantity);
      return stated(
        "12.9",
        `${region}: acceptance checks of the city that are not met`,
        missed.join(", ") || "none",
        "none",
        missed.length === 0,
      );
    }),
};
