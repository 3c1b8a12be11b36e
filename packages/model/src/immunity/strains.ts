// The strains of the virus (model specification 5.1). A strain's number is its place in the
// catalogue, which is also the order of columns in published tables.

export const strain = {
  SARS_CoV_2: 0,
  ALPHA: 1,
  B1351: 2,
  DELTA: 3,
  OMICRON_BA1: 4,
  OMICRON_BA2: 5,
  OMICRON_BA5: 6,
  XBB_15: 7,
  XBB_19: 8,
  BQ: 9,
  EG: 10,
  STRAIN_A: 11,
  STRAIN_B: 12,
} as const;

const firstOfLines = 13;
/** Members per line of the variant soup. */
const lineLength = 20;
export const strainCount = firstOfLines + 2 * lineLength;

/** A strain of the variant soup, its number counted from 1. */
export interface LineMember {
  readonly line: "A" | "B";
  readonly number: number;
}

export function codeOfMember({ line, number }: LineMember): number {
  return firstOfLines + (line === "A" ? 0 : lineLength) + number - 1;
}

export function memberOf(strainCode: number): LineMember | undefined {
  const place = strainCode - firstOfLines;
  if (place < 0 || place >= 2 * lineLength) return undefined;
  return place < lineLength
    ? { line: "A", number: place + 1 }
    : { line: "B", number: place - lineLength + 1 };
}

export const strainNames: readonly string[] = [
  ...Object.keys(strain),
  ...(["A", "B"] as const).flatMap((line) =>
    Array.from({ length: lineLength }, (_, index) => `${line}_${index + 1}`),
  ),
];

const none = -1;

/** Of the strains with names of their own, in their order. */
const parentsOfNamed = [
  none,
  strain.SARS_CoV_2,
  strain.SARS_CoV_2,
  strain.ALPHA,
  strain.DELTA,
  strain.OMICRON_BA1,
  strain.OMICRON_BA2,
  strain.OMICRON_BA2,
  strain.OMICRON_BA2,
  strain.OMICRON_BA5,
  strain.XBB_19,
  strain.OMICRON_BA5,
  strain.OMICRON_BA5,
];

/** Where a strain comes from; -1 for the first one. Both lines of the soup begin at EG. */
export const parentOf: Int8Array = Int8Array.from({ length: strainCount }, (_, code) => {
  const member = memberOf(code);
  if (member) return member.number === 1 ? strain.EG : code - 1;
  return parentsOfNamed[code] ?? none;
});

export function descendsFrom(strainCode: number, ancestor: number): boolean {
  for (let code = strainCode; code >= 0; code = parentOf[code] ?? none) {
    if (code === ancestor) return true;
  }
  return false;
}

/** 1 for BA.1 and everything that comes from it. */
export const isOmicron: Uint8Array = Uint8Array.from({ length: strainCount }, (_, code) =>
  descendsFrom(code, strain.OMICRON_BA1) ? 1 : 0,
);

/** Values by strain; strains without one take that of their parent, which comes first. */
export function inherited(values: ReadonlyMap<number, number>): Float64Array {
  const result = new Float64Array(strainCount);
  for (let code = 0; code < strainCount; code++) {
    result[code] = values.get(code) ?? result[parentOf[code] ?? none] ?? 1;
  }
  return result;
}
