import { expect, test } from 'vitest';
import { emptyEInvoiceForm, eInvoiceRequest, sortAttachments } from './e-invoice-form.ts';

const file = (name: string, size = 1) => ({ name, size });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

test('chosen files are sorted into accepted, wrong type and too large, and a repeated file is skipped', () => {
  const megabyte = 1024 * 1024;
  const sorted = sortAttachments(
    [file('a.pdf', 6 * megabyte)],
    [file('b.xlsx'), file('c.csv', 5 * megabyte), file('d.png', 4 * megabyte), file('a.pdf', 6 * megabyte)],
  );
  expect([names(sorted.taken), names(sorted.wrong), names(sorted.tooLarge)]).toEqual([
    ['d.png'],
    ['b.xlsx'],
    ['c.csv'],
  ]);
});

test('an eleventh attachment is rejected, because the maximum is ten', () => {
  const chosen = Array.from({ length: 11 }, (_, place) => file(`${place}.png`));
  expect(names(sortAttachments([], chosen).tooMany)).toEqual(['10.png']);
});

test('the sale request has only the ids of the attachments', () => {
  const form = { ...emptyEInvoiceForm, files: [{ _id: 'f'.repeat(24), name: 'a.pdf', size: 1 }] };
  expect(eInvoiceRequest(form)).toEqual({ ...emptyEInvoiceForm, files: ['f'.repeat(24)] });
});
