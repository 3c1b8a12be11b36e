import type { Language } from "@episcope/common";
import { useMemo } from "react";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { useLanguage } from "../../environment/language.ts";
import { useColorScheme } from "../../environment/useColorScheme.ts";
import { type QueryChange, useQuery } from "../../environment/useQuery.ts";
import { type ModelAddress, readModelAddress } from "./modelAddress.ts";

export interface ModelView {
  readonly address: ModelAddress;
  readonly language: Language;
  readonly scheme: ColorScheme;
  change(change: QueryChange): void;
}

export function useModelView(): ModelView {
  const [query, changeQuery] = useQuery();
  const language = useLanguage();
  const scheme = useColorScheme();
  const address = useMemo(() => readModelAddress(query), [query]);
  return {
    ...{ address, language, scheme },
    change: (change) => changeQuery(change, { replace: true }),
  };
}
