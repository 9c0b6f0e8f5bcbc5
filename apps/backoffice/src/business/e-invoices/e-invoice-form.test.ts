import { expect, test } from 'vitest';
import { emptyEInvoiceForm, eInvoiceRequest, sortAttachments } from './e-invoice-form.ts';

const file = (name: string, size = 1) => ({ name, size });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

test('each file that may not go along is told with its reason, and the others go', () => {
  const megabyte = 1024 * 1024;
  const sorted = sortAttachments(
    [file('a.pdf', 6 * megabyte)],
    [file('b.exe'), file('c.csv', 5 * megabyte), file('d.xlsx', 4 * megabyte), file('a.pdf', 6 * megabyte)],
  );
  expect([names(sorted.taken), names(sorted.wrong), names(sorted.tooLarge)]).toEqual([
    ['d.xlsx'],
    ['b.exe'],
    ['c.csv'],
  ]);
});

test('the eleventh file stays behind', () => {
  const chosen = Array.from({ length: 11 }, (_, place) => file(`${place}.png`));
  expect(names(sortAttachments([], chosen).tooMany)).toEqual(['10.png']);
});

test('files are sent by their ids', () => {
  const form = { ...emptyEInvoiceForm, files: [{ _id: 'f'.repeat(24), name: 'a.pdf', size: 1 }] };
  expect(eInvoiceRequest(form)).toEqual({ ...emptyEInvoiceForm, files: ['f'.repeat(24)] });
});
