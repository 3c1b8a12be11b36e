// Which calculator an address names (calculators specification 1).
import type { CalculatorKind } from "@episcope/battery";

export interface CalculatorPath {
  readonly kind: CalculatorKind;
  readonly id: string;
}

const kinds: Readonly<Record<string, CalculatorKind>> = {
  "r-calcs-v1": "v1",
  "r-calcs-v2": "v2",
  "risk-calcs": "risk",
};

/** The id is empty if the address cannot be decoded; nothing is published under an empty id. */
export function calculatorOfPath(path: string): CalculatorPath {
  const [route = "", id = ""] = path.replace(/^\/|\/$/g, "").split("/");
  return { kind: kinds[route.toLowerCase()] ?? "risk", id: decoded(id) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
