import { expect, test, vi } from 'vitest';
import { mayLeave } from './may-leave.ts';

const nothing = { hasAny: () => false };
const something = { hasAny: () => true };

test('without unsaved changes the user may leave without a confirmation', async () => {
  const confirm = vi.fn<() => Promise<boolean>>();
  expect(await mayLeave(nothing, confirm)).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

test.each([true, false])('unsaved changes are discarded only if the user confirms: %s', async (answer) => {
  expect(await mayLeave(something, async () => answer)).toBe(answer);
});
