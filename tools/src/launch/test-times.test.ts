import { expect, test } from 'vitest';
import { timesSummary } from './test-times.ts';

const files = Array.from({ length: 12 }, (_each, index) => ({ file: `${index}.test.ts`, seconds: index }));

test('the summary of a run within its time budget lists the ten slowest files and the parts', () => {
  const lines = timesSummary({ 'unit and server': 200, browser: 190 }, files).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'The 10 slowest files:',
    '   11.0 s  11.test.ts',
    '   10.0 s  10.test.ts',
  ]);
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('Took 6 min 30 s: unit and server 3 min 20 s, browser 3 min 10 s.');
});

test('the summary of a run over its time budget warns with the exceeded time', () => {
  const lines = timesSummary({ browser: 661 }, []).split('\n');
  expect(lines.at(-1)).toBe('⚠ Over the budget of 10 min 0 s by 1 min 1 s.');
});
