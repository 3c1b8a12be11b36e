// The same city and the same tables in the browser as in Node: the model has its own exp and ln,
// and depends on no order that an engine may choose.
import { runInThisContext } from "node:vm";
import { browserScript } from "../support/browserScript.ts";
import type { ModelDigest } from "../support/modelDigest.ts";
import { expect, test } from "../support/test.ts";

test("Chromium and Node compute the same tables", async ({ page }) => {
  test.setTimeout(120_000);
  // One script for both engines.
  const script = await browserScript(new URL("../support/modelDigest.ts", import.meta.url));
  const call = "bundle.modelDigest()";
  const inNode: ModelDigest = await runInThisContext(`${script};\n${call}`);
  // A local address, where scripts may hash, without scripts of the portal.
  await page.route("**/model", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Model</title>" }),
  );
  await page.goto("/model");
  await page.addScriptTag({ content: script });
  const inBrowser = await page.evaluate<ModelDigest>(call);
  expect(inBrowser).toEqual(inNode);
  expect(Object.keys(inNode.hashes)).toEqual(
    expect.arrayContaining([
      "city",
      "classic2020.infections.txt.csv",
      "berlin2021.post.vaccineEff.tsv",
      "cologne2022.antibodies.tsv",
      "cologne2022.post.hospital.tsv",
    ]),
  );
  // The recipe of a posterior is followed.
  expect(inNode.hashes["fitted.infections.txt.csv"]).not.toBe(
    inNode.hashes["cologne2022.infections.txt.csv"],
  );
  for (const count of Object.values(inNode.infections)) expect(count).toBeGreaterThan(500);
});
