import { expect, test, vi } from 'vitest';
import { asOneQuery } from './as-one-query.ts';

const aQuery = (error: Error | null) => ({ error, isError: error !== null, refetch: vi.fn<() => void>() });

test('the combined query has no error if no query failed', () => {
  expect(asOneQuery([aQuery(null), aQuery(null)])).toMatchObject({ error: null, isError: false });
});

test('the combined query has the error of the failed query, and a refetch repeats only the failed query', () => {
  const [fine, failed] = [aQuery(null), aQuery(new Error('no answer'))];
  const query = asOneQuery([fine, failed]);
  expect(query).toMatchObject({ error: failed.error, isError: true });
  query.refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(fine.refetch).not.toHaveBeenCalled();
});
