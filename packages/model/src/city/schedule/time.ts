import { secondsPerTick } from "@episcope/common";

export const ticksPerMinute = 60 / secondsPerTick;
export const ticksPerHour = 60 * ticksPerMinute;
