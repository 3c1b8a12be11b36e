// Links that people have: this list is never changed, whatever becomes of the form.
import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { readLabCode } from "./labCode.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const events: readonly string[] = ["variant", "rule"];

/** A block of 51 days from 3 November 2020 on, in Berlin from 24 October 2020 to 24 April 2021. */
const links = [
  ["lab1_berlin_0890db_s0a1e0z0", "schools", 35, 0],
  ["lab1_berlin_0890db_d0a1e1e0", "dayCare", 50, 0],
  ["lab1_berlin_0890db_u0a1e050", "universities", 5, 0],
  ["lab1_berlin_0890db_w0a1e1o0", "work", 60, 0],
  ["lab1_berlin_0890db_l0a1e0k0", "leisure", 20, 0],
  ["lab1_berlin_0890db_h0a1e2n0", "shops", 95, 0],
  ["lab1_berlin_0890db_v0a1e000", "visits", 0, 0],
  ["lab1_berlin_0890db_t0a1e2s0", "transport", 100, 0],
  ["lab1_berlin_0890db_m0a1e000", "masks", 0, 0],
  ["lab1_berlin_0890db_m0a1e011", "masks", 1, 1],
  ["lab1_berlin_0890db_m0a1e022", "masks", 2, 2],
  ["lab1_berlin_0890db_m0a1e033", "masks", 3, 3],
  ["lab1_berlin_0890db_m0a1e030", "masks", 3, 0],
  ["lab1_berlin_0890db_q0a1e000", "tests", 0, 0],
  ["lab1_berlin_0890db_q0a1e021", "tests", 2, 1],
  ["lab1_berlin_0890db_q0a1e052", "tests", 5, 2],
  ["lab1_berlin_0890db_c0a1e4q0", "tracing", 170, 0],
  ["lab1_berlin_0890db_i0a1edw0", "vaccination", 500, 0],
  ["lab1_berlin_0890db_o0a1e0u0", "season", 30, 0],
  ["lab1_berlin_0890db_n0a1e460", "variant", 150, 0],
  ["lab1_berlin_0890db_r0a1e050", "rule", 5, 0],
  ["lab1_berlin_0890db_r0a1e2s1", "rule", 100, 1],
  ["lab1_berlin_0890db_r0a1e5k2", "rule", 200, 2],
  ["lab1_berlin_0890db_r0a1edw3", "rule", 500, 3],
  ["lab1_berlin_0890db_r0a1ers4", "rule", 1000, 4],
  ["lab1_berlin_0890db_r0a1exc5", "rule", 1200, 5],
] as const;

test.each(links)("%s: %s %d, target %d", (code, lane, value, target) => {
  const last = day("2021-04-24");
  const to = events.includes(lane) ? last : day("2020-12-23");
  expect(readLabCode(code).lab).toEqual({
    ...{ place: "berlin", first: day("2020-10-24"), last },
    blocks: new Map([[lane, [{ from: day("2020-11-03"), to, value, target }]]]),
  });
});

test("a link with all lanes, and places and days of others", () => {
  const everything = [
    "lab1_cologne_0lt0xf_s00002s0_d0000000_u00000p0_w000a1o01z000a0",
    "l00000k0_h00001e0_v00000u0_t00001e0_m0000033_q0000022_c000a2s0_i00005k0_o00001e0_n00006y0_r00002s5",
  ].join("_");
  const { lab, fault } = readLabCode(everything);
  expect(fault).toBeUndefined();
  expect([lab?.place, lab?.first, lab?.last, lab?.blocks.size]).toEqual([
    ...["cologne", day("2022-02-24"), day("2023-04-18"), 15],
  ]);
  expect(lab?.blocks.get("work")).toHaveLength(2);
});
