// The states of the disease (model specification 1.1); the order is that of the published tables.
export const status = {
  susceptible: 0,
  infected: 1,
  contagious: 2,
  symptoms: 3,
  seriouslySick: 4,
  critical: 5,
  afterCritical: 6,
  recovered: 7,
  deceased: 8,
} as const;
export const statusCount = 9;

/**
 * `atHome`: meets the household only. `full`: meets nobody, such as people with symptoms.
 * `testing`: a contact who may go out, but is tested every day.
 */
export const quarantine = { none: 0, atHome: 1, full: 2, testing: 3 } as const;
