import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

function aWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const run = oneAtATime(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  return { run, ends, most: () => most };
}

test('whatever is asked for while it runs is done once more, and never at the same time', async () => {
  const { run, ends, most } = aWork();
  const first = run();
  const second = run();
  expect(run()).toBe(second);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await second;
  expect(most()).toBe(1);
});

test('after a failure it runs again', async () => {
  let times = 0;
  const run = oneAtATime(async () => {
    times += 1;
    if (times === 1) throw new Error('once');
  });
  await expect(run()).rejects.toThrow('once');
  await run();
  expect(times).toBe(2);
});
