import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

function aWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let maxRunning = 0;
  const run = oneAtATime(async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  return { run, ends, maxRunning: () => maxRunning };
}

test('calls during a run cause exactly one more run, and runs never overlap', async () => {
  const { run, ends, maxRunning } = aWork();
  const first = run();
  const second = run();
  expect(run()).toBe(second);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await second;
  expect(maxRunning()).toBe(1);
});

test('a call after a failed run starts a new run', async () => {
  let times = 0;
  const run = oneAtATime(async () => {
    times += 1;
    if (times === 1) throw new Error('once');
  });
  await expect(run()).rejects.toThrow('once');
  await run();
  expect(times).toBe(2);
});
