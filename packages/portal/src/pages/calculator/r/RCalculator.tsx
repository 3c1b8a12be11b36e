import {
  type AddressCode,
  chosenOption,
  decodeR,
  encodeR,
  initialRChoices,
  type RDefinition,
  rValue,
  trendOf,
} from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { calculatorTexts } from "../calculatorTexts.ts";
import { Actions } from "../parts/Actions.tsx";
import { Announcement } from "../parts/Announcement.tsx";
import { Explanations } from "../parts/Explanations.tsx";
import { OptionSlider } from "../parts/OptionSlider.tsx";
import resultStyles from "../parts/Result.module.css";
import { Result } from "../parts/Result.tsx";
import { useChoices } from "../parts/useChoices.ts";
import { useGlide } from "../parts/useGlide.ts";
import { Workbench } from "../parts/Workbench.tsx";
import { BaseChoice } from "./BaseChoice.tsx";
import { CrossCheck } from "./CrossCheck.tsx";
import { GrowthFigure } from "./GrowthFigure.tsx";
import { ReportedNote } from "./ReportedNote.tsx";
import { comparedText, effectText, formulaText, paceText, rText, trendText } from "./rTexts.ts";
import { useReportedBase } from "./useReportedBase.ts";
import { Waterfall } from "./Waterfall.tsx";

/** The number animates from this value at the start (calculators specification 6). */
const glideStart = 2.5;
const code = { encode: encodeR, decode: decodeR };

interface RCalculatorProps {
  readonly definition: RDefinition;
  /** Language of the definition's texts, if it is not that of the page. */
  readonly lang: string | undefined;
}

export function RCalculator({ definition: published, lang }: RCalculatorProps) {
  const language = useLanguage();
  const { definition, reported, chooseDay } = useReportedBase(published);
  const t = inLanguage(calculatorTexts, language);
  const [choices, choose] = useChoices(definition, code);
  const initialR = rValue(definition, initialRChoices(definition));
  const r = rValue(definition, choices);
  const shown = useGlide(r, glideStart);
  const trend = trendOf(definition, r);
  const value = rText(definition, r, language);
  const words = trendText(trend, language);
  const { simulated } = definition;
  return (
    <>
      <Workbench
        before={
          <>
            <BaseChoice
              definition={definition}
              lang={lang}
              chosen={choices.base}
              onChoose={(base) => choose({ ...choices, base })}
            />
            {reported && choices.base === published.bases.length && (
              <ReportedNote {...{ definition, reported }} onChoose={chooseDay} />
            )}
          </>
        }
        result={
          <>
            <Result
              label={t.result}
              shown={rText(definition, shown, language)}
              value={value}
              words={words}
              trend={trend}
            >
              <p className={resultStyles.more}>{paceText(definition, r, language)}</p>
            </Result>
            <Announcement text={`${t.result}: ${value}, ${words}`} />
          </>
        }
        after={[
          <Actions
            key="actions"
            isInitial={isNothingSet(encodeR(definition, choices))}
            compared={comparedText(initialR, r, language)}
            onReset={() => {
              chooseDay(undefined);
              choose(initialRChoices(definition));
            }}
          />,
          <Waterfall key="waterfall" {...{ definition, choices, lang }} />,
        ]}
        heading={t.measures}
        controls={definition.groups.map((group, index) => {
          const chosen = choices.options[index] ?? group.initial;
          const { value: effect } = chosenOption(group, chosen);
          return (
            <OptionSlider
              key={group.name}
              group={group}
              lang={lang}
              chosen={chosen}
              effect={effectText(group.effect, effect, language)}
              onChoose={(option) =>
                choose({ ...choices, options: choices.options.with(index, option) })
              }
            />
          );
        })}
      />
      <Explanations
        figures={[<GrowthFigure key="growth" {...{ definition, r, initialR }} />]}
        formula={formulaText(definition, choices, language)}
      >
        {simulated && <CrossCheck simulated={simulated} initialR={initialR} lang={lang} />}
      </Explanations>
    </>
  );
}

function isNothingSet(code: AddressCode): boolean {
  return Object.values(code).every((value) => value === undefined);
}
