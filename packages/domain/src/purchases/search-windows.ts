/** Both ends belong to it. They are asked for in whole seconds, and what came within one belongs to either side of it. */
export interface TimeWindow {
  readonly from: Date;
  readonly to: Date;
}

/** A reply that is full may have left something out. */
export const eInvoicesInReplyMost = 100;

const secondMs = 1000;
const windowMs = 30 * 24 * 3600 * secondMs;

const secondBefore = (ms: number) => Math.floor(ms / secondMs) * secondMs;
const secondAfter = (ms: number) => Math.ceil(ms / secondMs) * secondMs;

/**
 * The time from one moment to another in pieces that may be asked for at once, the newest first. Each begins where the
 * next one ends: what is told twice is kept once, and what lies between two would be lost.
 */
export function searchWindows(from: Date, to: Date): TimeWindow[] {
  const windows: TimeWindow[] = [];
  const first = secondBefore(from.getTime());
  let last = secondAfter(to.getTime());
  while (last > first) {
    const begin = Math.max(first, last - windowMs);
    windows.push({ from: new Date(begin), to: new Date(last) });
    last = begin;
  }
  return windows;
}

/** The two halves of a window that holds more than a reply, the newer first; null where it is a second long. */
export function halvesOf({ from, to }: TimeWindow): readonly [TimeWindow, TimeWindow] | null {
  const [first, last] = [from.getTime(), to.getTime()];
  const middle = new Date(secondBefore((first + last) / 2));
  if (middle.getTime() <= first || last - first <= secondMs) return null;
  return [
    { from: middle, to },
    { from, to: middle },
  ];
}
