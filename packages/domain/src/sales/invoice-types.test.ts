import { expect, test } from 'vitest';
import { invoiceFilters, shownInvoiceFilters, type InvoiceFilter } from './invoice-types.ts';

const shown = (...types: InvoiceFilter[]) => types.map((type) => ({ type, show: true }));
const hidden = (...types: InvoiceFilter[]) => types.map((type) => ({ type, show: false }));

test.each([
  ['no flag', [], invoiceFilters],
  ['one class shown', shown('card'), ['card']],
  ['two classes shown', shown('card', 'cash'), ['cash', 'card']],
  ['one class hidden', hidden('cash'), ['nonCash', 'card', 'order', 'other']],
  ['one shown and others hidden', [...shown('cash'), ...hidden('order', 'other')], ['cash']],
  ['a class both shown and hidden', [...shown('cash', 'order'), ...hidden('order')], ['cash']],
  ['the four classes of the specification shown', shown('cash', 'nonCash', 'card', 'order'), invoiceFilters],
  ['every class hidden', hidden(...invoiceFilters), []],
])('shownInvoiceFilters returns the classes of a filter with %s', (_name, flags, expected) => {
  expect(shownInvoiceFilters(flags)).toEqual(expected);
});
