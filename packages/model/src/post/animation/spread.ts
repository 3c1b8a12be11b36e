// A 1:n city has one of n neighbourhoods, each as dense as in reality (model specification 11). On
// a map that looks like islands, so every neighbourhood is drawn as large as the area it
// represents: its places move outwards, a little unevenly, until they meet those of the next one.
import { code } from "../../activities.ts";
import type { City } from "../../city/city.ts";
import { key, uniform } from "../../random/counterRandom.ts";

/** Middles of neighbourhoods lie on a grid of so many metres; they are a little wider. */
const gridMetres = 500;
/** A square with less than this part of the places of an adjacent one is only its rim. */
const rim = 0.25;
/** Neighbours whose distance counts. */
const neighbours = 3;
/** A village far from others stays a village. */
const largestFactor = 5;
/** Drawn so much wider than the distance to the next ones: no gaps between the round ones. */
const overlap = 1.2;
/** Parts of the size of a neighbourhood by which places are moved by chance, in each direction. */
const unevenness = 1;

export interface SpreadPositions {
  /** By container, in metres. */
  readonly x: Float32Array;
  readonly y: Float32Array;
}

interface Neighbourhood {
  readonly x: number;
  readonly y: number;
  readonly factor: number;
}

export function spreadPositions(city: City): SpreadPositions {
  const { containerX, containerY, containerCount } = city;
  const find = neighbourhoodsOf(city);
  const spreadKey = key(city.seed, gridMetres);
  const x = new Float32Array(containerCount);
  const y = new Float32Array(containerCount);
  for (let at = 0; at < containerCount; at++) {
    const [east, north] = [containerX[at] ?? 0, containerY[at] ?? 0];
    const { x: middleX, y: middleY, factor } = find(east, north);
    // Rooms of one building move together: they have the same coordinates, exactly.
    const placeKey = key(spreadKey, Math.round(100 * east), Math.round(100 * north));
    // Two chances make small distances more frequent than large ones.
    const chance = (draw: number) => uniform(placeKey, draw) + uniform(placeKey, draw + 1) - 1;
    const reach = (factor - 1) * unevenness * gridMetres;
    x[at] = middleX + factor * (east - middleX) + reach * chance(0);
    y[at] = middleY + factor * (north - middleY) + reach * chance(2);
  }
  return { x, y };
}

/** Finds the neighbourhood of a point. */
function neighbourhoodsOf(city: City): (x: number, y: number) => Neighbourhood {
  const { containerX, containerY, containerCount, containerActivity } = city;
  const counts = new Map<number, number>();
  for (let at = 0; at < containerCount; at++) {
    // Vehicles are nowhere.
    if (containerActivity[at] === code.pt) continue;
    const square = squareOf(containerX[at] ?? 0, containerY[at] ?? 0);
    counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  const middles = [...counts].flatMap(([square, count]) => {
    const most = Math.max(...adjacent.map((step) => counts.get(square + step) ?? 0));
    return count > rim * most ? [{ square, ...middleOf(square) }] : [];
  });
  const known = new Map<number, Neighbourhood>();
  for (const { square, x, y } of middles) {
    const factor = Math.min(
      largestFactor,
      Math.max(1, (spacingAt(x, y, middles) * overlap) / gridMetres),
    );
    known.set(square, { x, y, factor });
  }
  return (x, y) => {
    const square = squareOf(x, y);
    const own = known.get(square);
    if (own) return own;
    const near = adjacent.flatMap((step) => known.get(square + step) ?? []);
    const distance = (one: Neighbourhood) => (one.x - x) ** 2 + (one.y - y) ** 2;
    const [nearest] = near.toSorted((a, b) => distance(a) - distance(b));
    return nearest ?? { x, y, factor: 1 };
  };
}

/** Columns per row: more than any region has. */
const columns = 65_536;
const adjacent = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1];

function squareOf(x: number, y: number): number {
  return Math.round(y / gridMetres) * columns + Math.round(x / gridMetres);
}

function middleOf(square: number): { readonly x: number; readonly y: number } {
  const row = Math.round(square / columns);
  return { x: (square - row * columns) * gridMetres, y: row * gridMetres };
}

/** Mean distance to the nearest others. */
function spacingAt(
  x: number,
  y: number,
  all: readonly { readonly x: number; readonly y: number }[],
): number {
  const distances = all
    .map((other) => Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2))
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b)
    .slice(0, neighbours);
  if (distances.length === 0) return gridMetres;
  return distances.reduce((sum, distance) => sum + distance) / distances.length;
}
