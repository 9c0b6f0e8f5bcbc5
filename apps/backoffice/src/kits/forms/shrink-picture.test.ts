import { expect, test } from 'vitest';
import { fittedSize } from './shrink-picture.ts';

test.each([
  [
    'a wide picture is shrunk to the maximum width',
    { width: 4000, height: 3000 },
    { width: 400, height: 300 },
  ],
  [
    'a high picture is shrunk to the maximum height',
    { width: 300, height: 1200 },
    { width: 100, height: 400 },
  ],
  ['the size of a small picture is unchanged', { width: 120, height: 80 }, { width: 120, height: 80 }],
  [
    'a very thin picture stays at least one pixel high',
    { width: 4000, height: 1 },
    { width: 400, height: 1 },
  ],
])('%s', (_sentence, size, fitted) => {
  expect(fittedSize(size, 400)).toEqual(fitted);
});
