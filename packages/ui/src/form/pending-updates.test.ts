import { expect, test } from 'vitest';
import { PendingUpdates } from './pending-updates.ts';

/** A pending update that the test completes. */
function aPendingUpdate() {
  const ends: ((succeeded: boolean) => void)[] = [];
  const promise = new Promise<boolean>((resolve) => ends.push(resolve));
  return { promise, succeed: () => ends[0]?.(true) };
}

test('waiting ends when all updates are done, including an update that is added while waiting', async () => {
  const updates = new PendingUpdates();
  const [first, second] = [aPendingUpdate(), aPendingUpdate()];
  updates.add(first.promise);
  const all = updates.allSucceeded();
  let isOver = false;
  void all.then(() => (isOver = true));
  updates.add(second.promise);
  first.succeed();
  await first.promise;
  expect([isOver, updates.hasAny]).toEqual([false, true]);
  second.succeed();
  expect(await all).toBe(true);
  expect(updates.hasAny).toBe(false);
});

test('after a failed update the next call of allSucceeded() returns false, and the call after it returns true', async () => {
  const updates = new PendingUpdates();
  updates.add(Promise.resolve(true));
  updates.add(Promise.resolve(false));
  expect(await updates.allSucceeded()).toBe(false);
  expect(await updates.allSucceeded()).toBe(true);
});

test('cancel() removes the pending updates, and allSucceeded() returns false if it was waiting for them', async () => {
  const updates = new PendingUpdates();
  const update = aPendingUpdate();
  updates.add(update.promise);
  const all = updates.allSucceeded();
  updates.cancel();
  expect(updates.hasAny).toBe(false);
  update.succeed();
  expect(await all).toBe(false);
});
