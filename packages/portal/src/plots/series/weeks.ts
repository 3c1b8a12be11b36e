// The days that a weekly value stands for, relative to where it is drawn.
import type { Range } from "../../charts/chartContent.ts";

/** A calendar week at its Thursday, or a mean of the days around. */
export const weekAround: Range = [-3, 3];

/** The week that ends with the day. */
export const weekToPoint: Range = [-6, 0];

/** The week before the day. */
export const weekBefore: Range = [-7, -1];
