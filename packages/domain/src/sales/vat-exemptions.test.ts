import { expect, test } from 'vitest';
import { isOutOfScope, vatExemptions, type VatExemption } from './vat-exemptions.ts';

test('the ten exemptions use five codes of the tax authority', () => {
  expect(Object.entries(vatExemptions).filter(([code, fiscal]) => code !== fiscal)).toEqual([
    ['TAX_FREE_O', 'TAX_FREE'],
    ['MARGIN_SCHEME_309', 'MARGIN_SCHEME'],
    ['MARGIN_SCHEME_I', 'MARGIN_SCHEME'],
    ['MARGIN_SCHEME_F', 'MARGIN_SCHEME'],
    ['MARGIN_SCHEME_J', 'MARGIN_SCHEME'],
  ]);
  expect(new Set(Object.values(vatExemptions)).size).toBe(5);
});

test.each<[(VatExemption | null)[], boolean]>([
  [['TYPE_1', 'TYPE_2', 'TAX_FREE', 'MARGIN_SCHEME', 'EXPORT_OF_GOODS'], true],
  [['TAX_FREE_O'], true],
  [['TYPE_1', null], false],
  [[null], false],
  [[], false],
])(
  'an invoice whose lines have the exemptions %j is outside the scope of VAT: %s',
  (exemptions, expected) => {
    expect(isOutOfScope(exemptions.map((exemption) => ({ exemption })))).toBe(expected);
  },
);
