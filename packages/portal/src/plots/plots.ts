import { casesComparison } from "./epidemic/casesComparison.ts";
import { diseaseImport } from "./epidemic/diseaseImport.ts";
import { healthOutcomes } from "./epidemic/healthOutcomes.ts";
import { simulatedR } from "./epidemic/simulatedR.ts";
import { deathsByAge } from "./hospital/deathsByAge.ts";
import { hospitalNewCases } from "./hospital/hospitalNewCases.ts";
import { hospitalNewCasesPost } from "./hospital/hospitalNewCasesPost.ts";
import { hospitalRate } from "./hospital/hospitalRate.ts";
import { hospitalRateByVaccination } from "./hospital/hospitalRateByVaccination.ts";
import { hospitalRatePost } from "./hospital/hospitalRatePost.ts";
import { antibodies } from "./immunity/antibodies.ts";
import { effectivenessByStrain } from "./immunity/effectivenessByStrain.ts";
import { incidenceByVaccination } from "./immunity/incidenceByVaccination.ts";
import { vaccinationRates } from "./immunity/vaccinationRates.ts";
import { vaccinationsByType } from "./immunity/vaccinationsByType.ts";
import { vaccineEffectiveness } from "./immunity/vaccineEffectiveness.ts";
import { virusStrains } from "./immunity/virusStrains.ts";
import { activityLevels } from "./measures/activityLevels.ts";
import { outdoorFraction } from "./measures/outdoorFraction.ts";
import { weeklyTests } from "./measures/weeklyTests.ts";
import { ageHeatMap } from "./people/ageHeatMap.ts";
import { ageLines } from "./people/ageLines.ts";
import { infectionsByActivity } from "./people/infectionsByActivity.ts";
import { rByPurpose } from "./people/rByPurpose.ts";
import type { PlotDefinition } from "./plot.ts";

/** The built-in plots in the order of the page, by group (run-viewer specification 7 and 9). */
export const plots: readonly PlotDefinition[] = [
  casesComparison,
  simulatedR,
  healthOutcomes,
  diseaseImport,
  hospitalNewCasesPost,
  hospitalRatePost,
  deathsByAge,
  hospitalNewCases,
  hospitalRate,
  hospitalRateByVaccination,
  infectionsByActivity,
  ageHeatMap,
  ageLines,
  rByPurpose,
  virusStrains,
  vaccinationRates,
  vaccinationsByType,
  incidenceByVaccination,
  antibodies,
  vaccineEffectiveness,
  effectivenessByStrain,
  activityLevels,
  outdoorFraction,
  weeklyTests,
];
