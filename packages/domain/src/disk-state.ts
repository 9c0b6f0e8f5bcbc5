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

/**
 * Classifies the free disk space. Each limit is capped at a percentage of the disk size: otherwise a small
 * disk would always be reported as full.
 */
export function diskStateOf({ freeBytes, totalBytes }: DiskSpace, limits: DiskLimits): DiskState {
  const isBelow = (bytes: number, percent: number) =>
    freeBytes < Math.min(bytes, (totalBytes * percent) / 100);
  if (isBelow(limits.fullBytes, fullPercent)) return 'full';
  return isBelow(limits.lowBytes, lowPercent) ? 'low' : 'enough';
}
