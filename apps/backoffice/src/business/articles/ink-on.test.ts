import { articleColors } from '@tezga/domain';
import { expect, test } from 'vitest';
import { contrast, inkOn } from './ink-on.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#0D6645', '#FFFFFF')).toBeCloseTo(6.99, 2);
});

test.each(articleColors)('a name on a key of %s can be read', (color) => {
  expect(contrast(color, inkOn(color))).toBeGreaterThanOrEqual(4.5);
});
