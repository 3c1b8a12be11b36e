// Values of the measures: shares are shown as percentages, days as days, and 1000 means never
// (legacy-viewers specification 1.8).
import type { LegacyValue } from "../definition.ts";

/** Fractions, as the info table writes them. */
export function shares(...values: readonly number[]): readonly LegacyValue[] {
  return values.map((value) => {
    const percent = Math.round(100 * value);
    return {
      value: String(value),
      label: String(percent),
      text: { en: `${percent}%`, de: `${percent}\u00a0%` },
    };
  });
}

/** Days after which something happens. */
export function afterDays(...days: readonly (number | "never")[]): readonly LegacyValue[] {
  return days.map((day) =>
    day === "never"
      ? { value: "1000", label: "never", text: { en: "Never", de: "Nie" } }
      : {
          value: String(day),
          label: String(day),
          text: { en: `after ${day} days`, de: `nach ${day}\u00a0Tagen` },
          stop: { en: String(day), de: String(day) },
        },
  );
}
