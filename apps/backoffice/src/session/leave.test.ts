import { expect, test } from 'vitest';
import { savedMappings } from '../kits/imports/saved-mappings.ts';
import { belongsToBrowser } from './leave.ts';

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
