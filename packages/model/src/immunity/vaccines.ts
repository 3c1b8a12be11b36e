// Types of vaccine (model specification 6.8); a type's number is its place here.
export const vaccines = [
  "generic",
  "mRNA",
  "vector",
  "ba1Update",
  "ba5Update",
  "xbbUpdate",
  "natural",
] as const;
export type Vaccine = (typeof vaccines)[number];
export const vaccineCount = vaccines.length;

export const vaccine = {
  generic: 0,
  mRNA: 1,
  vector: 2,
  ba1Update: 3,
  ba5Update: 4,
  xbbUpdate: 5,
  natural: 6,
} as const satisfies Record<Vaccine, number>;
