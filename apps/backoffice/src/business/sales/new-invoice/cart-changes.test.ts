import { expect, test } from 'vitest';
import {
  withFiles,
  withLine,
  withLineBack,
  withLineChanged,
  withLineTwice,
  withoutLine,
} from './cart-changes.ts';
import { aCart, aLine } from './test-support/a-cart.ts';
import { emptyEInvoiceForm } from '../../e-invoices/index.ts';

const quantities = ({ lines }: ReturnType<typeof aCart>) => lines.map(({ quantity }) => quantity);

test('adding the same article at the same price increases the quantity of its line without a rounding error', () => {
  const cart = aCart({
    lines: [aLine({ quantity: 0.1 }), aLine({ key: 'other', articleId: 'b'.repeat(24) })],
  });
  expect(quantities(withLine(cart, aLine({ key: 'new', quantity: 0.2 })))).toEqual([0.3, 2]);
});

test.each([
  ['price', { price: 110 }],
  ['VAT', { vat: '10' }],
  ['discount', { discount: 5 as const }],
  ['article', { articleId: 'b'.repeat(24) }],
])('a line with another %s is not merged', (_what, changed) => {
  expect(withLine(aCart(), aLine({ key: 'new', ...changed })).lines).toHaveLength(2);
});

test('lines with an empty discount and with a discount of 0 are merged', () => {
  expect(withLine(aCart(), aLine({ key: 'new', discount: 0 })).lines).toHaveLength(1);
});

test('lines without an article and lines with an empty quantity are never merged', () => {
  const free = aLine({ articleId: null });
  expect(withLine(aCart({ lines: [free] }), { ...free, key: 'new' }).lines).toHaveLength(2);
  expect(withLine(aCart({ lines: [aLine({ quantity: '' })] }), aLine({ key: 'new' })).lines).toHaveLength(2);
});

test('a line can be changed, duplicated, removed and restored at its place', () => {
  const [first, second] = [aLine({ key: '1' }), aLine({ key: '2', price: 50 })];
  const cart = aCart({ lines: [first, second] });
  expect(withLineChanged(cart, '2', { quantity: 7 }).lines[1]?.quantity).toBe(7);
  expect(withLineTwice(cart, '1', '3').lines.map(({ key }) => key)).toEqual(['1', '3', '2']);
  const without = withoutLine(cart, '1');
  expect(without.lines).toEqual([second]);
  expect(withLineBack(without, first, 0)).toEqual(cart);
  expect(withLineBack(cart, first, 0)).toBe(cart);
});

test('clearing the discount of a line resets the choice whether the discount lowers the tax base', () => {
  const cart = withLineChanged(aCart(), aLine().key, { discount: 10 });
  const beside = withLineChanged(cart, aLine().key, { lowersTaxBase: false });
  expect([cart, beside].map(({ lines }) => lines[0]?.lowersTaxBase)).toEqual([true, false]);
  expect(withLineChanged(beside, aLine().key, { quantity: 7 }).lines[0]?.lowersTaxBase).toBe(false);
  for (const discount of ['', 0] as const)
    expect(withLineChanged(beside, aLine().key, { discount }).lines[0]?.lowersTaxBase).toBe(true);
});

const file = (place: number) => ({ _id: String(place).padStart(24, '0'), name: `${place}.pdf`, size: 1 });

test('two uploads that end at the same time both add their file, and other fields stay', () => {
  const typed = aCart({ eInvoice: { ...emptyEInvoiceForm, process: 'P2' } });
  const both = withFiles(
    withFiles(typed, (now) => [...now, file(1)]),
    (now) => [...now, file(2)],
  );
  expect(both.eInvoice).toMatchObject({ process: 'P2', files: [file(1), file(2)] });
  const one = withFiles(both, (now) => now.filter(({ _id }) => _id !== file(1)._id));
  expect(one.eInvoice?.files).toEqual([file(2)]);
});

test('an upload that ends after the e-invoice was switched off is dropped', () => {
  const cart = aCart({ eInvoice: null });
  expect(withFiles(cart, (now) => [...now, file(1)])).toBe(cart);
});
