import type { AddressCode, CalculatorDefinition } from "@episcope/battery";
import { useMemo, useState } from "react";
import { useQuery } from "../../../environment/useQuery.ts";

/** How choices stand in the address. */
interface ChoicesCode<Definition, Choices> {
  encode(definition: Definition, choices: Choices): AddressCode;
  decode(definition: Definition, read: (name: string) => string | null): Choices;
}

/**
 * What is chosen, as the address says it. The router follows an address a moment later; a slider
 * that waited for it would jump back under the hand, so what was just chosen counts as long as the
 * address is the one that was made of it.
 */
export function useChoices<Definition extends CalculatorDefinition, Choices>(
  definition: Definition,
  { encode, decode }: ChoicesCode<Definition, Choices>,
): [Choices, (next: Choices) => void] {
  const [query, changeQuery] = useQuery();
  const [ahead, setAhead] = useState<{
    readonly definition: Definition;
    readonly search: string;
    readonly choices: Choices;
  }>();
  const decoded = useMemo(
    () => decode(definition, (name) => query.get(name)),
    [definition, query, decode],
  );
  const isAhead = ahead?.definition === definition && ahead.search === window.location.search;
  const choose = (next: Choices) => {
    changeQuery({ ...encode(definition, next) }, { replace: true });
    setAhead({ definition, search: window.location.search, choices: next });
  };
  return [isAhead ? ahead.choices : decoded, choose];
}
