import { activityLevels } from "./activityLevels.ts";
import { ageHeatMap } from "./ageHeatMap.ts";
import { ageLines } from "./ageLines.ts";
import { antibodies } from "./antibodies.ts";
import { casesComparison } from "./casesComparison.ts";
import { diseaseImport } from "./diseaseImport.ts";
import { effectivenessByStrain } from "./effectivenessByStrain.ts";
import { healthOutcomes } from "./healthOutcomes.ts";
import { hospitalNewCases } from "./hospitalNewCases.ts";
import { hospitalNewCasesPost } from "./hospitalNewCasesPost.ts";
import { hospitalRate } from "./hospitalRate.ts";
import { hospitalRateByVaccination } from "./hospitalRateByVaccination.ts";
import { hospitalRatePost } from "./hospitalRatePost.ts";
import { incidenceByVaccination } from "./incidenceByVaccination.ts";
import { infectionsByActivity } from "./infectionsByActivity.ts";
import { outdoorFraction } from "./outdoorFraction.ts";
import type { PlotDefinition } from "./plot.ts";
import { rByPurpose } from "./rByPurpose.ts";
import { simulatedR } from "./simulatedR.ts";
import { vaccinationRates } from "./vaccinationRates.ts";
import { vaccinationsByType } from "./vaccinationsByType.ts";
import { vaccineEffectiveness } from "./vaccineEffectiveness.ts";
import { virusStrains } from "./virusStrains.ts";
import { weeklyTests } from "./weeklyTests.ts";

/** The built-in plots, 0 to 22, in the order of the page (run-viewer specification 9). */
export const plots: readonly PlotDefinition[] = [
  activityLevels,
  diseaseImport,
  hospitalNewCasesPost,
  hospitalRatePost,
  casesComparison,
  virusStrains,
  simulatedR,
  rByPurpose,
  infectionsByActivity,
  vaccineEffectiveness,
  effectivenessByStrain,
  incidenceByVaccination,
  vaccinationRates,
  vaccinationsByType,
  antibodies,
  hospitalNewCases,
  hospitalRate,
  hospitalRateByVaccination,
  healthOutcomes,
  ageHeatMap,
  ageLines,
  outdoorFraction,
  weeklyTests,
];
