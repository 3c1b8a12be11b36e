// exp, ln and cosine from additions, multiplications and divisions alone. The engine's own may
// differ in the last bit between browsers, and one comparison that falls the other way changes a
// run (model specification 14.4).

const ln2High = 0.6931471803691238;
const ln2Low = 1.9082149292705877e-10;

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
/** Which half of a double holds sign and exponent. */
const highWord = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;

/**
 * 2^-exponent by the stored exponent of a double. A table, because reading a double that was just
 * written in two halves stalls the processor.
 */
const inversePowers = Float64Array.from({ length: 2048 }, (_, stored) => 2 ** (1023 - stored));

/** Taylor series of e^r for |r| ≤ ln 2 / 2; the thirteenth term is below 1e-16. */
function seriesOfExp(r: number): number {
  let sum = 1;
  for (let term = 13; term >= 1; term--) sum = 1 + (r / term) * sum;
  return sum;
}

/** Powers 2^0 … 2^(63/64). */
const expParts = 64;
const rootsOfTwo = Float64Array.from({ length: expParts }, (_, part) => {
  const half = seriesOfExp((part / expParts) * (Math.LN2 / 2));
  return half * half;
});

/** e^x for x ≤ 0; 0 below -745. Relative error below 1e-14. */
export function expNegative(x: number): number {
  if (!(x <= 0)) return Number.NaN;
  if (x < -745) return 0;
  const steps = Math.round(x * (expParts * Math.LOG2E));
  const r = x - steps * (ln2High / expParts) - steps * (ln2Low / expParts);
  // Taylor series on |r| ≤ ln 2 / 128; the sixth term is below 1e-16.
  const sum = 1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120)))));
  const power = Math.floor(steps / expParts);
  const root = rootsOfTwo[steps - power * expParts] ?? 1;
  if (power > -1022) return sum * root * powerOfTwo(power);
  return sum * root * powerOfTwo(power + 100) * powerOfTwo(-100);
}

function powerOfTwo(exponent: number): number {
  return inversePowers[1023 - exponent] ?? 0;
}

/** e^x for any x. Relative error below 1e-14 up to 700. */
export function exp(x: number): number {
  return x <= 0 ? expNegative(x) : 1 / expNegative(-x);
}

/** base^exponent for base ≥ 0. */
export function power(base: number, exponent: number): number {
  if (base === 0 && exponent !== 0) return exponent > 0 ? 0 : Number.POSITIVE_INFINITY;
  return exponent === 0 ? 1 : exp(exponent * ln(base));
}

/** 2 artanh(s) for s = (m - 1) / (m + 1), which is ln m; for m near 1. */
function seriesOfLn(m: number): number {
  const s = (m - 1) / (m + 1);
  const z = s * s;
  let sum = 0;
  for (let power = 21; power >= 3; power -= 2) sum = z * (1 / power + sum);
  return 2 * s * (1 + sum);
}

/** Parts of the numbers from 1 to 2; for each, inverse and logarithm of its middle. */
const lnParts = 128;
const middles = Float64Array.from({ length: lnParts }, (_, part) => 1 + (part + 0.5) / lnParts);
const inverses = middles.map((middle) => 1 / middle);
// Of the rounded inverse, so that rounding does not matter; in two halves, where the series
// converges fast.
const logarithms = inverses.map((inverse) => {
  const root = Math.sqrt(1 / inverse);
  return 2 * seriesOfLn(root);
});

/** Natural logarithm of x > 0 (normal numbers). Relative error below 1e-14. */
export function ln(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  // x = 2^exponent · middle · (1 + r), |r| < 1/256. Near 1 the logarithm is small and must not be
  // the difference of large numbers: there, x = 1 + r.
  let r = x - 1;
  let exponent = 0;
  let ofMiddle = 0;
  if (!(x > nearlyOne && x < 2 - nearlyOne)) {
    double[0] = x;
    const high = words[highWord] ?? 0;
    const part = (high >>> 13) & 0x7f;
    exponent = (high >>> 20) - 1023;
    ofMiddle = logarithms[part] ?? 0;
    r = x * (inversePowers[high >>> 20] ?? 0) * (inverses[part] ?? 1) - 1;
  }
  // The ninth term is below 1e-18 of the first. Inline, because engines may box returned numbers.
  const ofRest =
    r *
    (1 - r * (1 / 2 - r * (1 / 3 - r * (1 / 4 - r * (1 / 5 - r * (1 / 6 - r * (1 / 7 - r / 8)))))));
  return exponent * ln2High + (ofMiddle + (ofRest + exponent * ln2Low));
}

const nearlyOne = 1 - 1 / 256;

// Coefficients of algorithm AS 241 (Wichura 1988), lowest power first: centre, tails, far tails.
const quotients = [
  {
    numerator: Float64Array.of(
      3.3871328727963665,
      133.14166789178438,
      1971.5909503065513,
      13731.69376550946,
      45921.95393154987,
      67265.7709270087,
      33430.57558358813,
      2509.0809287301227,
    ),
    denominator: Float64Array.of(
      1,
      42.31333070160091,
      687.1870074920579,
      5394.196021424751,
      21213.794301586597,
      39307.89580009271,
      28729.085735721943,
      5226.495278852546,
    ),
  },
  {
    numerator: Float64Array.of(
      1.4234371107496835,
      4.630337846156546,
      5.769497221460691,
      3.6478483247632045,
      1.2704582524523684,
      0.2417807251774506,
      0.022723844989269184,
      0.0007745450142783414,
    ),
    denominator: Float64Array.of(
      1,
      2.053191626637759,
      1.6763848301838038,
      0.6897673349851,
      0.14810397642748008,
      0.015198666563616457,
      0.0005475938084995345,
      1.0507500716444169e-9,
    ),
  },
  {
    numerator: Float64Array.of(
      6.657904643501103,
      5.463784911164114,
      1.7848265399172913,
      0.29656057182850487,
      0.026532189526576124,
      0.0012426609473880784,
      2.7115555687434876e-5,
      2.0103343992922881e-7,
    ),
    denominator: Float64Array.of(
      1,
      0.599832206555888,
      0.1369298809227358,
      0.014875361290850615,
      0.0007868691311456133,
      1.8463183175100548e-5,
      1.421511758316446e-7,
      2.0442631033899397e-15,
    ),
  },
] as const;

function quotient(region: 0 | 1 | 2, r: number): number {
  const { numerator, denominator } = quotients[region];
  return polynomial(numerator, r) / polynomial(denominator, r);
}

function polynomial(coefficients: Float64Array, x: number): number {
  let sum = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) {
    sum = sum * x + (coefficients[power] ?? 0);
  }
  return sum;
}

/** Inverse of the standard normal distribution, on our own ln. */
export function normalQuantile(probability: number): number {
  const q = probability - 0.5;
  if (Math.abs(q) <= 0.425) return q * quotient(0, 0.180625 - q * q);
  const r = Math.sqrt(-ln(q < 0 ? probability : 1 - probability));
  const value = r <= 5 ? quotient(1, r - 1.6) : quotient(2, r - 5);
  return q < 0 ? -value : value;
}

export function cosine(degrees: number): number {
  const turn = Math.abs(degrees) % 360;
  const half = turn > 180 ? 360 - turn : turn;
  return half > 90 ? -seriesOfCosine(180 - half) : seriesOfCosine(half);
}

/** Taylor series for up to 90 degrees; the eleventh term is below 1e-16. */
function seriesOfCosine(degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const square = angle * angle;
  let [term, sum] = [1, 1];
  for (let step = 2; step <= 20; step += 2) {
    term *= -square / (step * (step - 1));
    sum += term;
  }
  return sum;
}
