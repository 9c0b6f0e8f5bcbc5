import { expect, test, vi } from 'vitest';
import { mayLeave } from './may-leave.ts';

const nothing = { hasAny: () => false };
const something = { hasAny: () => true };

test('where everything is saved nobody is asked', async () => {
  const ask = vi.fn<() => Promise<boolean>>();
  expect(await mayLeave(nothing, ask)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test.each([true, false])('unsaved changes are given up only by whoever says so: %s', async (answer) => {
  expect(await mayLeave(something, async () => answer)).toBe(answer);
});
