// Lambert's azimuthal equal-area projection of the sphere (Snyder 1987, Map Projections: A Working
// Manual, p. 185): areas can be compared by eye, and shapes of a country of this size are hardly
// distorted.

/** Centre of the map (mobility specification 5.2). */
const centre = { latitude: 51.3, longitude: 10.3 };
/** Radius of the sphere with the Earth's surface area, in metres. */
const radius = 6_371_007;

const radians = Math.PI / 180;
const [sinCentre, cosCentre] = [
  Math.sin(centre.latitude * radians),
  Math.cos(centre.latitude * radians),
];

/** Metres east and north of the centre. */
export function toMetres(latitude: number, longitude: number): readonly [x: number, y: number] {
  const [sin, cos] = [Math.sin(latitude * radians), Math.cos(latitude * radians)];
  const turn = (longitude - centre.longitude) * radians;
  const scale = radius * Math.sqrt(2 / (1 + sinCentre * sin + cosCentre * cos * Math.cos(turn)));
  return [
    scale * cos * Math.sin(turn),
    scale * (cosCentre * sin - sinCentre * cos * Math.cos(turn)),
  ];
}
