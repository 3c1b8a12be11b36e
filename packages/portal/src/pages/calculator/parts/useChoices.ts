import type { AddressCode, CalculatorDefinition } from "@episcope/battery";
import { useMemo, useState } from "react";
import { useQuery } from "../../../environment/useQuery.ts";

/** Converts choices to and from the address. */
interface ChoicesCode<Definition, Choices> {
  encode(definition: Definition, choices: Choices): AddressCode;
  decode(definition: Definition, read: (name: string) => string | null): Choices;
}

/**
 * The choices in the address. The router updates the address with a delay, and a slider waiting for
 * it would jump back while dragged. So the last choice counts as long as the address is the one
 * made from it.
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
