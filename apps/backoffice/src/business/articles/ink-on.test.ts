import { articleColors } from '@tezga/domain';
import { expect, test } from 'vitest';
import { contrast, inkOn } from './ink-on.ts';

test('the contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#0D6645', '#FFFFFF')).toBeCloseTo(6.99, 2);
});

test.each(articleColors)('the name on a key of colour %s has enough contrast', (color) => {
  expect(contrast(color, inkOn(color))).toBeGreaterThanOrEqual(4.5);
});
