// A way between two places along the streets: out of the block to the next street, along larger
// streets for longer distances, and into the block at the other end.
import { squareSteps, stepsOfLevel } from "./streetGrid.ts";

/** Minimum steps of a way that uses streets of the second and third level. */
const byQuarterStreets = 5;
const byMainRoads = 20;
const [, quarter, main] = stepsOfLevel;

/**
 * Finds one way after another; hundreds of thousands are needed, so it allocates nothing per way.
 */
export class WayFinder {
  /** Vertices of the last way in grid coordinates, without both ends. */
  u = new Float64Array(64);
  v = new Float64Array(64);
  count = 0;
  /** Along v instead of u: the axes are swapped. */
  #isAcross = false;
  #lastAlong = 0;
  #lastAcross = 0;

  /** `chance`, from 0 to 1, picks one of several ways. */
  find(fromU: number, fromV: number, toU: number, toV: number, chance: number): void {
    this.count = 0;
    // Half of the ways leave and enter blocks by crossing streets: the same with swapped axes.
    this.#isAcross = chance >= 0.5;
    if (this.#isAcross) this.#follow(fromV, fromU, toV, toU, 2 * chance - 1);
    else this.#follow(fromU, fromV, toU, toV, 2 * chance);
  }

  /** Leaves and enters the blocks by the nearest streets along u. */
  #follow(fromU: number, fromV: number, toU: number, toV: number, pick: number): void {
    const startV = Math.round(fromV);
    const endV = Math.round(toV);
    this.#begin(fromU, startV);
    const distance = Math.max(Math.abs(fromU - toU), Math.abs(fromV - toV));
    if (distance < byQuarterStreets) {
      if (startV !== endV) {
        const u = lineBetween(fromU, toU, 1, pick);
        this.#along(u);
        this.#across(endV);
      }
    } else {
      this.#goByLargerStreets(startV, endV, fromU, toU, distance < byMainRoads, pick);
      this.#across(endV);
    }
    this.#along(toU);
  }

  #goByLargerStreets(
    startV: number,
    endV: number,
    fromU: number,
    toU: number,
    isNear: boolean,
    pick: number,
  ): void {
    const startU = nearest(fromU, quarter);
    const endU = nearest(toU, quarter);
    this.#along(startU);
    if (startU === endU) return;
    if (isNear) {
      this.#across(lineBetween(startV, endV, quarter, pick));
    } else {
      const startMain = nearest(startV, main);
      const endMain = nearest(endV, main);
      this.#across(startMain);
      if (startMain !== endMain) {
        this.#along(lineBetween(startU, endU, main, pick));
        this.#across(endMain);
      }
    }
    this.#along(endU);
  }

  #begin(along: number, across: number): void {
    this.#lastAlong = along;
    this.#lastAcross = across;
    this.#add(along, across);
  }

  /**
   * Follows a street, with a corner wherever it enters another square, because it may bend there.
   */
  #along(to: number): void {
    const from = this.#lastAlong;
    if (to === from) return;
    if (from < to) {
      for (let border = borderAfter(from); border < to; border += squareSteps) {
        this.#add(border, this.#lastAcross);
      }
    } else {
      for (let border = borderBefore(from); border > to; border -= squareSteps) {
        this.#add(border, this.#lastAcross);
      }
    }
    this.#lastAlong = to;
    this.#add(to, this.#lastAcross);
  }

  #across(to: number): void {
    const from = this.#lastAcross;
    if (to === from) return;
    if (from < to) {
      for (let border = borderAfter(from); border < to; border += squareSteps) {
        this.#add(this.#lastAlong, border);
      }
    } else {
      for (let border = borderBefore(from); border > to; border -= squareSteps) {
        this.#add(this.#lastAlong, border);
      }
    }
    this.#lastAcross = to;
    this.#add(this.#lastAlong, to);
  }

  #add(along: number, across: number): void {
    if (this.count === this.u.length) this.#grow();
    this.u[this.count] = this.#isAcross ? across : along;
    this.v[this.count] = this.#isAcross ? along : across;
    this.count++;
  }

  #grow(): void {
    const [u, v] = [this.u, this.v];
    this.u = new Float64Array(2 * u.length);
    this.v = new Float64Array(2 * v.length);
    this.u.set(u);
    this.v.set(v);
  }
}

function nearest(value: number, spacing: number): number {
  return Math.round(value / spacing) * spacing;
}

/** One of the streets between two values, or the nearest one. */
function lineBetween(one: number, other: number, spacing: number, pick: number): number {
  const first = Math.round(Math.min(one, other) / spacing);
  const last = Math.round(Math.max(one, other) / spacing);
  return (first + Math.floor(pick * (last - first + 1))) * spacing;
}

/** The next border of squares after a value. */
function borderAfter(value: number): number {
  return (Math.floor(value / squareSteps) + 1) * squareSteps;
}

function borderBefore(value: number): number {
  return (Math.ceil(value / squareSteps) - 1) * squareSteps;
}
