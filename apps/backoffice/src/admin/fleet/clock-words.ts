const minuteMs = 60_000;

/** How far the clock of a device is wrong, such as +3:05 minutes; null if it was never measured. */
export function clockWords(differenceMs: number | null): string | null {
  if (differenceMs === null) return null;
  const size = Math.abs(differenceMs);
  const seconds = Math.floor((size % minuteMs) / 1000);
  return `${differenceMs < 0 ? '−' : '+'}${Math.floor(size / minuteMs)}:${String(seconds).padStart(2, '0')}`;
}
