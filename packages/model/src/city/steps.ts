// Every step of the making has its own random numbers, so that a change in one does not scramble
// the others (model specification 12.1).
import { key, stream } from "../random/counterRandom.ts";

const steps = {
  cells: 1,
  pool: 2,
  sizes: 3,
  ages: 4,
  homes: 5,
  roles: 6,
  kindergarten: 7,
  primary: 8,
  secondary: 9,
  vocational: 10,
  university: 11,
  shopDaily: 12,
  shopOther: 13,
  leisure: 14,
  errands: 15,
  business: 16,
  establishments: 17,
  workers: 18,
  partners: 19,
  habits: 20,
  weekday: 21,
  saturday: 22,
  sunday: 23,
  balance: 24,
  groups: 25,
} as const;

export type Step = keyof typeof steps;

export function stepKey(seed: number, step: Step): number {
  return key(seed, stream.city, steps[step]);
}
