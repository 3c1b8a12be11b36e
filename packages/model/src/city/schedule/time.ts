import { secondsPerTick } from "../city.ts";

export const ticksPerMinute = 60 / secondsPerTick;
export const ticksPerHour = 60 * ticksPerMinute;
