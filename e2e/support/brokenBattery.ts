// Pages of batteries whose files are broken, and files that are not.
import { writeZip } from "@episcope/battery";
import type { Locator, Page } from "playwright";
import { brokenBatteries } from "../fixtures/battery/writeBrokenBatteries.ts";
import { batteryPaths } from "./dataRoot.ts";
import { type Answer, content, status } from "./faultyHost.ts";
import { expectDrawn } from "./runPage.ts";
import { expect } from "./test.ts";

export async function openBroken(page: Page, name: string): Promise<void> {
  await page.goto(`/${batteryPaths.broken}/${name}`);
}

export function alertOf(page: Page): Locator {
  return page.getByRole("main").getByRole("alert");
}

export async function retry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try again" }).first().click();
}

export async function expectPlots(page: Page): Promise<void> {
  await expectDrawn(page, "casCom", "sz1");
  await expectDrawn(page, "simRVal", "sz1");
  await expect(page.getByRole("main")).not.toContainText("NaN");
  await expect(page.locator('svg[data-plot] [d*="NaN"]')).toHaveCount(0);
}

/** The files of a broken battery; all others are missing. */
async function filesOf(name: string): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const found = (await brokenBatteries()).find((battery) => battery.name === name);
  if (!found) throw new Error(name);
  return typeof found.files === "function" ? await found.files() : found.files;
}

/** The file as this broken battery has it. */
export async function answerOf(name: string, file: string): Promise<Answer> {
  const body = (await filesOf(name))[file];
  return body === undefined ? status(404) : content(body, "application/octet-stream");
}

export const goodRunTable = "RunScript;Config;RunId;Output;p\nna;na;sz1;na;x\n";

/** With other tables besides, without the first two columns of their header. */
export async function goodArchive(
  others: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> {
  const days = Array.from({ length: 20 }, (_, index) =>
    new Date(Date.UTC(2020, 1, 25 + index)).toISOString().slice(0, 10),
  );
  const rows = (cells: (day: number) => string) =>
    days.map((date, index) => `${index + 1}\t${date}\t${cells(index)}\n`).join("");
  const infections = `nSusceptible\tnTotalInfected\tnRecovered\n${rows((day) => `${100 - day}\t${day}\t0`)}`;
  const strains = `ALPHA\n${rows((day) => String(day))}`;
  const encode = (text: string) => new TextEncoder().encode(`day\tdate\t${text}`);
  return await writeZip([
    { name: "sz1.infections.txt.csv", bytes: encode(infections) },
    { name: "sz1.strains.tsv", bytes: encode(strains) },
    ...Object.entries(others).map(([name, text]) => ({ name, bytes: encode(text) })),
  ]);
}
