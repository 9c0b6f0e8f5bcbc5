import { expect, test, vi } from 'vitest';
import { asOneQuery } from './as-one-query.ts';

const asked = (error: Error | null) => ({ error, isError: error !== null, refetch: vi.fn<() => void>() });

test('where none failed there is no error', () => {
  expect(asOneQuery([asked(null), asked(null)])).toMatchObject({ error: null, isError: false });
});

test('one that failed is the failure of all, and is asked again alone', () => {
  const [fine, failed] = [asked(null), asked(new Error('no answer'))];
  const query = asOneQuery([fine, failed]);
  expect(query).toMatchObject({ error: failed.error, isError: true });
  query.refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(fine.refetch).not.toHaveBeenCalled();
});
