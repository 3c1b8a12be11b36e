import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { afterAll, expect, test } from "vitest";
import { withConfigFile } from "./configFile.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

function settingsFile(text: string): string {
  const file = join(folder, "serve.yaml");
  writeFileSync(file, text);
  return file;
}

async function options(...args: string[]): Promise<Record<string, unknown>> {
  let seen: Record<string, unknown> = {};
  const whole = (text: string) => {
    if (!/^\d+$/.test(text)) throw new InvalidArgumentError("This must be a whole number.");
    return Number(text);
  };
  const command = withConfigFile(
    new Command("serve")
      .addOption(new Option("--port <number>").default(8080).argParser(whole))
      .addOption(new Option("--cache-size <size>").default(4))
      .option("--data <folder>")
      .action((given: Record<string, unknown>) => {
        seen = given;
      }),
  ).exitOverride();
  await command.parseAsync(args, { from: "user" });
  return seen;
}

test("a file sets what flags do not", async () => {
  const config = settingsFile("port: 9000\ncache-size: 2GB\ndata: /srv/data\n");
  expect(await options("--config", config)).toMatchObject({
    port: 9000,
    cacheSize: "2GB",
    data: "/srv/data",
  });
  expect(await options("--config", config, "--port", "7")).toMatchObject({
    port: 7,
    data: "/srv/data",
  });
  expect(await options()).toEqual({ port: 8080, cacheSize: 4 });
});

test("faults are reported with their line", async () => {
  const config = settingsFile("port: many\nprot: 1\ndata: [a]\n");
  await expect(options("--config", config)).rejects.toThrow(
    [
      `${config}:1:7: This must be a whole number.`,
      `${config}:2:1: there is no setting prot`,
      `${config}:3:7: this must be one text or number`,
    ].join("\n"),
  );
  await expect(options("--config", join(folder, "none.yaml"))).rejects.toThrow("cannot be read");
});
