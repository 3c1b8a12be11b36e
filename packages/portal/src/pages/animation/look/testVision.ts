// How colours look to people with and without colour blindness, for tests.

type Rgb = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear light. */
export const visions = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const;

function linear(color: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function seen([red, green, blue]: Rgb, matrix: readonly number[]): Rgb {
  const row = (at: number) => {
    const [a = 0, b = 0, c = 0] = matrix.slice(at, at + 3);
    return Math.min(1, Math.max(0, a * red + b * green + c * blue));
  };
  return [row(0), row(3), row(6)];
}

/** OKLab (Ottosson, 2020). */
function lab([red, green, blue]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The least distance between any two of the colours, as seen with a matrix. */
export function leastDistance(colors: readonly string[], matrix: readonly number[]): number {
  const places = colors.map((color) => lab(seen(linear(color), matrix)));
  const distances = places.flatMap((one, at) =>
    places
      .slice(at + 1)
      .map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
  );
  return Math.min(...distances);
}

/** As WCAG defines it. */
export function contrast(one: string, other: string): number {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low = 0, high = 0] = [one, other].map((color) => luminance(linear(color))).toSorted();
  return (high + 0.05) / (low + 0.05);
}
