export const diskStates = ['enough', 'low', 'full'] as const;
export type DiskState = (typeof diskStates)[number];

export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export interface DiskLimits {
  readonly lowBytes: number;
  readonly fullBytes: number;
}

const lowPercent = 10;
const fullPercent = 1;

/** The state of free disk space; on a small disk the limits are shares of its size, so that it is not always full. */
export function diskStateOf({ freeBytes, totalBytes }: DiskSpace, limits: DiskLimits): DiskState {
  const isBelow = (bytes: number, percent: number) =>
    freeBytes < Math.min(bytes, (totalBytes * percent) / 100);
  if (isBelow(limits.fullBytes, fullPercent)) return 'full';
  return isBelow(limits.lowBytes, lowPercent) ? 'low' : 'enough';
}
