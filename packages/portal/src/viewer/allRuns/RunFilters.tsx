import { mostOptions } from "@episcope/battery";
import { useTexts } from "../../environment/language.ts";
import { allRunsTexts } from "./allRunsTexts.ts";
import styles from "./RunFilters.module.css";
import type { RunFilter, VariedParameter } from "./runTable.ts";

interface RunFiltersProps {
  readonly parameters: readonly VariedParameter[];
  readonly filter: RunFilter;
  onFilter(filter: RunFilter): void;
}

/** Words in any option, and one choice per parameter. */
export function RunFilters({ parameters, filter, onFilter }: RunFiltersProps) {
  const t = useTexts(allRunsTexts);
  const choose = (parameter: string, index: string, options: VariedParameter["options"]) => {
    const chosen = new Map(filter.chosen);
    const option = options[Number(index)];
    if (index === "" || !option) chosen.delete(parameter);
    else chosen.set(parameter, option.value);
    onFilter({ ...filter, chosen });
  };
  return (
    <search className={styles.filters}>
      <label className={styles.words}>
        {t.search}
        <input
          type="search"
          value={filter.words}
          placeholder={t.searchHint}
          onChange={(event) => onFilter({ ...filter, words: event.target.value })}
        />
      </label>
      {parameters
        .filter(({ options }) => options.length <= mostOptions)
        .map(({ parameter, title, options }) => (
          <label key={parameter}>
            {title}
            {/* By index, because the value of an empty cell is empty, like that of "all". */}
            <select
              value={optionIndex(options, filter.chosen.get(parameter))}
              onChange={(event) => choose(parameter, event.target.value, options)}
            >
              <option value="">{t.all}</option>
              {options.map(({ value, label }, index) => (
                <option key={value} value={index}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
    </search>
  );
}

function optionIndex(options: VariedParameter["options"], value: string | undefined): string {
  const index = options.findIndex((option) => option.value === value);
  return index < 0 ? "" : String(index);
}
