// Cells of published files: numbers, days, weeks, codes of places.
import { type Day, parseDay, parseIsoWeek } from "@episcope/common";

/**
 * Undefined if nothing was reported: empty, NA, a dot, or a small number that is hidden (<4). NaN
 * if it is no number.
 */
export function numberIn(cell: string): number | undefined {
  const text = cell.trim();
  if (text === "" || text === "NA" || text === "." || /^<\d+$/.test(text)) return undefined;
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** Without its time; remembers the last, because days repeat in thousands of rows. */
export function dayReader(): (cell: string) => Day | undefined {
  let [text, day]: [string | undefined, Day | undefined] = [undefined, undefined];
  return (cell) => {
    if (cell !== text) [text, day] = [cell, parseDay(cell.slice(0, 10))];
    return day;
  };
}

/** Monday of 2020-W10; also written 2023-W8 or 2021-05. */
export function weekIn(cell: string): Day | undefined {
  const match = /^(\d{4})-?W?(\d{1,2})$/.exec(cell.trim());
  return match ? parseIsoWeek(`${match[1]}-W${(match[2] ?? "").padStart(2, "0")}`) : undefined;
}

/** Two digits of a federal state; 00 is the country. */
export function stateCode(cell: string): string | undefined {
  const code = cell.trim().padStart(2, "0");
  return Object.hasOwn(areaNames, code) ? code : undefined;
}

/**
 * Five digits of a county as they are today: districts of Berlin, old Göttingen and Osterode, and
 * Eisenach belong to what they are part of.
 */
export function countyCode(cell: string): string | undefined {
  const code = cell.trim().padStart(5, "0");
  if (!/^(0[1-9]|1[0-6])\d{3}$/.test(code)) return undefined;
  if (code.startsWith("11")) return "11000";
  return joined[code] ?? code;
}

const joined: Readonly<Record<string, string>> = {
  "03152": "03159",
  "03156": "03159",
  "16056": "16063",
};

/** Of the country and its states; 17 are federal bodies. */
export const areaNames: Readonly<Record<string, string>> = {
  "00": "Germany",
  "01": "Schleswig-Holstein",
  "02": "Hamburg",
  "03": "Niedersachsen",
  "04": "Bremen",
  "05": "Nordrhein-Westfalen",
  "06": "Hessen",
  "07": "Rheinland-Pfalz",
  "08": "Baden-Württemberg",
  "09": "Bayern",
  "10": "Saarland",
  "11": "Berlin",
  "12": "Brandenburg",
  "13": "Mecklenburg-Vorpommern",
  "14": "Sachsen",
  "15": "Sachsen-Anhalt",
  "16": "Thüringen",
  "17": "Bundesressorts",
};
