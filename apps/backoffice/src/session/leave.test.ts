import { expect, test } from 'vitest';
import { savedMappings } from '../kits/imports/saved-mappings.ts';
import { belongsToBrowser } from './leave.ts';

test('theme, language, the till and what the columns of a file were stay with the browser', () => {
  const kept: string[] = [];
  for (const kind of ['articles', 'customers']) {
    const storage = { getItem: () => null, setItem: (key: string) => void kept.push(key) };
    const columns = [{ letter: 'A', head: 'Malli', samples: [] }];
    savedMappings(kind, ['name'], storage).save({ headRow: 0, columns }, ['name']);
  }
  expect(kept).toHaveLength(2);
  for (const key of [...kept, 'tezga-color-scheme', 'tezga-language', `tezga-till-${'b'.repeat(24)}`])
    expect(belongsToBrowser(key), key).toBe(true);
});

test.each(['tezga-token', 'tezga-typist', 'tezga-draft:article', 'tezga-import-articles-rows', 'other'])(
  '%s goes with the person',
  (key) => {
    expect(belongsToBrowser(key)).toBe(false);
  },
);
