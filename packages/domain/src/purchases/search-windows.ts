/**
 * A period in whole seconds with both ends included. Adjacent windows share a boundary second, and an e-invoice of
 * that second is in both.
 */
export interface TimeWindow {
  readonly from: Date;
  readonly to: Date;
}

/** The maximum number of e-invoices in one reply; a reply with this many may be incomplete. */
export const eInvoicesInReplyMax = 100;

const secondMs = 1000;
const windowMs = 30 * 24 * 3600 * secondMs;

const secondBefore = (ms: number) => Math.floor(ms / secondMs) * secondMs;
const secondAfter = (ms: number) => Math.ceil(ms / secondMs) * secondMs;

/**
 * Splits a period into windows of the length that one request may have, the newest first. Adjacent windows share
 * their boundary: a duplicate is merged, but a gap would lose e-invoices.
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

/**
 * The two halves of a window with too many results, the newer half first; null if the window is one second
 * long.
 */
export function halvesOf({ from, to }: TimeWindow): readonly [TimeWindow, TimeWindow] | null {
  const [first, last] = [from.getTime(), to.getTime()];
  const middle = new Date(secondBefore((first + last) / 2));
  if (middle.getTime() <= first || last - first <= secondMs) return null;
  return [
    { from: middle, to },
    { from, to: middle },
  ];
}
