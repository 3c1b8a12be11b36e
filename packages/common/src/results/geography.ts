// Points on the globe.

export const metresPerDegree = 111_320;

export interface GeographicPoint {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface District extends GeographicPoint {
  readonly name: string;
  /** Whether its people count in the tables of the run. */
  readonly isCity: boolean;
}
