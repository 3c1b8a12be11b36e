/** What is drawn below the people, in metres east and north of the centre. */
export interface Ground {
  /** From small streets to main roads. */
  readonly lines: readonly StreetLines[];
  /** Borders of the surroundings: closed lines, x and y of each point. */
  readonly outlines: readonly Float32Array[];
  /** That of the city. */
  readonly cityOutlines: readonly Float32Array[];
  readonly labels: readonly GroundLabel[];
}

/** 0 small streets, 1 district streets, 2 main roads. */
export type StreetLevel = 0 | 1 | 2;

export interface StreetLines {
  readonly level: StreetLevel;
  /** Four numbers per segment: x and y of both ends. */
  readonly points: Float32Array;
}

export interface GroundLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}
