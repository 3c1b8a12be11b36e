// Whether an address of the portal that shows no runs leads somewhere.
import { kindOfPath } from "../../src/site/addresses/addresses.ts";

/** Days of the time lapse. */
const timeLapseDays = 90;

/** The reason why it leads nowhere; undefined if it leads somewhere. */
export function leadsNowhere(
  address: string,
  calculators: readonly string[] | undefined,
): string | undefined {
  const url = new URL(address, "https://portal.invalid");
  const path = url.pathname.replace(/(.)\/$/, "$1");
  switch (kindOfPath(path)) {
    case "run":
    case "legacy":
      return "runs are listed under runs, and a step names them";
    case "rCalculator":
    case "riskCalculator":
      return calculators?.includes(path) === false ? "there is no such calculator" : undefined;
    case "infectionMap":
    case "message":
      return "this page shows nothing by itself";
    case "timelapse":
      return checkDay(url, timeLapseDays);
    default:
      return undefined;
  }
}

function checkDay({ searchParams }: URL, most: number): string | undefined {
  const day = searchParams.get("day");
  if (day === null) return undefined;
  const isDay = /^\d{1,3}$/.test(day) && Number(day) >= 1 && Number(day) <= most;
  return isDay ? undefined : `day is a whole number from 1 to ${most}`;
}
