import {
  decodeRisk,
  encodeRisk,
  infectionRisk,
  initialChoices,
  type RiskDefinition,
  withPresets,
} from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../../environment/language.ts";
import { calculatorTexts } from "../calculatorTexts.ts";
import { Actions } from "../parts/Actions.tsx";
import { Announcement } from "../parts/Announcement.tsx";
import { Explanations } from "../parts/Explanations.tsx";
import { OptionSlider } from "../parts/OptionSlider.tsx";
import { Result } from "../parts/Result.tsx";
import { useChoices } from "../parts/useChoices.ts";
import { useGlide } from "../parts/useGlide.ts";
import { Workbench } from "../parts/Workbench.tsx";
import { DurationFigure } from "./DurationFigure.tsx";
import { HalvingList } from "./HalvingList.tsx";
import { comparedRiskText, oneInText, riskFormula, riskText } from "./riskTexts.ts";
import { ScenarioChoice } from "./ScenarioChoice.tsx";
import { SituationFigure } from "./SituationFigure.tsx";

const code = { encode: encodeRisk, decode: decodeRisk };

interface RiskCalculatorProps {
  readonly definition: RiskDefinition;
  /** Language of the definition's texts, if it is not that of the page. */
  readonly lang: string | undefined;
}

export function RiskCalculator({ definition, lang }: RiskCalculatorProps) {
  const language = useLanguage();
  const t = inLanguage(calculatorTexts, language);
  const [{ scenario, options }, choose] = useChoices(definition, code);
  const initial = initialChoices(definition);
  /** Moving a slider leaves the scenario. */
  const chooseOption = (group: number, option: number) =>
    choose({ scenario: undefined, options: options.with(group, option) });
  const risk = infectionRisk(definition, options);
  // Animated in percent, as it is shown; starts at 0 (calculators specification 6).
  const shown = useGlide(100 * risk, 0) / 100;
  const value = riskText(risk, language);
  const words = oneInText(risk, language);
  return (
    <>
      <Workbench
        result={
          <>
            <Result
              label={t.risk}
              shown={shown === risk ? value : riskText(Math.max(0, shown), language)}
              value={value}
              words={words}
            />
            <Announcement text={`${t.risk}: ${value}. ${words}`} />
          </>
        }
        after={[
          <Actions
            key="actions"
            isInitial={
              scenario === undefined && options.every((place, index) => place === initial[index])
            }
            compared={comparedRiskText(infectionRisk(definition, initial), risk, language)}
            onReset={() => choose({ scenario: undefined, options: initial })}
          />,
          <DurationFigure key="duration" {...{ definition, choices: options, lang }} />,
        ]}
        heading={t.situation}
        lead={
          definition.scenarios.length > 0 && (
            <ScenarioChoice
              scenarios={definition.scenarios}
              chosen={scenario}
              lang={lang}
              onChoose={(place) => {
                const situation = definition.scenarios[place];
                if (situation)
                  choose({ scenario: place, options: withPresets(options, situation) });
              }}
            />
          )
        }
        controls={definition.groups.map((group, index) => (
          <OptionSlider
            key={group.name}
            group={group}
            lang={lang}
            chosen={options[index] ?? group.initial}
            onChoose={(option) => chooseOption(index, option)}
          />
        ))}
      />
      <Explanations
        figures={[
          <SituationFigure key="situations" {...{ definition, choices: options, risk, lang }} />,
        ]}
        formula={riskFormula(definition, options, risk, language)}
      >
        <HalvingList {...{ definition, choices: options, lang }} onChoose={chooseOption} />
      </Explanations>
    </>
  );
}
