// The regions with a city of their own, and which part of it is simulated (model specification 11).

interface RegionFacts {
  /** Simulated inhabitants of the full-size city. */
  readonly residents: number;
  readonly samples: Readonly<Record<string, number>>;
}

/** Munich and Heinsberg: demo cities of 60,000 to 100,000 people. */
export const regionFacts = {
  berlin: { residents: 3_574_568, samples: { tiny: 1 / 400, demo: 1 / 40, batch: 1 / 4, full: 1 } },
  cologne: { residents: 1_060_000, samples: { tiny: 1 / 100, demo: 1 / 10, batch: 1, full: 1 } },
  munich: { residents: 1_470_000, samples: { tiny: 1 / 200, demo: 1 / 20, batch: 1 / 2, full: 1 } },
  heinsberg: { residents: 254_322, samples: { tiny: 1 / 40, demo: 1 / 4, batch: 1, full: 1 } },
  germany: {
    residents: 83_166_711,
    samples: { tiny: 1 / 10_000, demo: 1 / 1000, batch: 1 / 100 },
  },
} as const satisfies Readonly<Record<string, RegionFacts>>;

export type RegionName = keyof typeof regionFacts;

export const regionNames: readonly RegionName[] = [
  "berlin",
  "cologne",
  "munich",
  "heinsberg",
  "germany",
];

/** Share of the people of a preset; undefined where the region has no such preset. */
export function presetSample(region: RegionName, preset: string): number | undefined {
  return new Map(Object.entries<number>(regionFacts[region].samples)).get(preset);
}
