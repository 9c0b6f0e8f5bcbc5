import { expect, test } from 'vitest';
import { countDone, inParts } from './in-parts.ts';

test('more ids than one call accepts are sent in batches, one after the other, with a result for every row', async () => {
  const parts: (readonly string[])[] = [];
  const results = await inParts(['a', 'b', 'c', 'd', 'e'], 2, async (part) => {
    parts.push(part);
    return part.map((id) => ({ id, ok: id !== 'd' }));
  });
  expect(parts).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(results.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(countDone(results)).toBe(4);
});
