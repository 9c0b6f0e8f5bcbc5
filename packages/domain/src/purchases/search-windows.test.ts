import { expect, test } from 'vitest';
import { halvesOf, searchWindows, type TimeWindow } from './search-windows.ts';

const at = (text: string) => new Date(text);
const days = ({ from, to }: TimeWindow) => (to.getTime() - from.getTime()) / (24 * 3_600_000);

test('a year is split into adjacent windows of at most a month each, up to now', () => {
  const [from, to] = [at('2025-11-16T05:00:00.400Z'), at('2026-11-16T05:00:00.900Z')];
  const windows = searchWindows(from, to);
  expect(windows[0]?.to).toEqual(at('2026-11-16T05:00:01Z'));
  expect(windows.at(-1)?.from).toEqual(at('2025-11-16T05:00:00Z'));
  expect(Math.max(...windows.map(days))).toBeLessThanOrEqual(31);
  expect(windows.slice(1).map(({ to: end }) => end)).toEqual(
    windows.slice(0, -1).map(({ from: start }) => start),
  );
});

test('a window is split into halves, and a window of one second is not split', () => {
  const window = { from: at('2026-11-01T00:00:00Z'), to: at('2026-11-01T00:00:03Z') };
  const [newer, older] = halvesOf(window) ?? [];
  expect([newer, older]).toEqual([
    { from: at('2026-11-01T00:00:01Z'), to: at('2026-11-01T00:00:03Z') },
    { from: at('2026-11-01T00:00:00Z'), to: at('2026-11-01T00:00:01Z') },
  ]);
  expect(older === undefined ? undefined : halvesOf(older)).toBeNull();
});
