import { expect, test } from 'vitest';
import { savedMappings } from '../kits/imports/saved-mappings.ts';
import { belongsToBrowser, hasUnsentCounts } from './leave.ts';

test('theme, language, till and import column mappings stay in the browser after sign-out', () => {
  const remaining: string[] = [];
  for (const kind of ['articles', 'customers']) {
    const storage = { getItem: () => null, setItem: (key: string) => void remaining.push(key) };
    const columns = [{ letter: 'A', head: 'Malli', samples: [] }];
    savedMappings(kind, ['name'], storage).save({ headRow: 0, columns }, ['name']);
  }
  expect(remaining).toHaveLength(2);
  for (const key of [...remaining, 'tezga-color-scheme', 'tezga-language', `tezga-till-${'b'.repeat(24)}`])
    expect(belongsToBrowser(key), key).toBe(true);
});

test.each(['tezga-token', 'tezga-typist', 'tezga-draft:article', 'tezga-import-articles-rows', 'other'])(
  '%s is deleted at sign-out',
  (key) => {
    expect(belongsToBrowser(key)).toBe(false);
  },
);

const queueWith = (...states: string[]) => JSON.stringify(states.map((state) => ({ code: '530', state })));

test('counts of a user stay after sign-out if one of them is not sent yet', () => {
  const key = `tezga-counts-${'5'.repeat(24)}-${'a'.repeat(24)}`;
  expect(hasUnsentCounts(key, queueWith('counted', 'pending'))).toBe(true);
  expect(hasUnsentCounts(key, queueWith('counted', 'refused'))).toBe(false);
  expect(hasUnsentCounts(key, queueWith())).toBe(false);
  expect(hasUnsentCounts('tezga-draft:article', queueWith('pending'))).toBe(false);
});
