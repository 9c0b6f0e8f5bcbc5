import { expect, test } from 'vitest';
import { attachmentTypeOf, attachmentTypes, isOfType } from './attachments.ts';

test.each([
  ['oferta.PDF', 'application/pdf'],
  ['foto.jpg', 'image/jpeg'],
  ['foto.jpeg', 'image/jpeg'],
  ['tabela.csv', 'text/csv'],
  ['tabela.xlsx', null],
  ['tabela.ods', null],
  ['program.exe', null],
  ['pdf', null],
])('a file named %s has the type %s', (name, type) => {
  expect(attachmentTypeOf(name)).toBe(type);
});

const bytes = (...values: number[]) => new Uint8Array(values);

test('the type of an attachment is decided by its bytes, not by its name', () => {
  const pdf = new TextEncoder().encode('%PDF-1.7');
  expect(isOfType(attachmentTypes.pdf, pdf)).toBe(true);
  expect(isOfType(attachmentTypes.png, pdf)).toBe(false);
  expect(isOfType(attachmentTypes.csv, bytes(0x50, 0x4b, 3, 4, 0))).toBe(false);
  expect(isOfType(attachmentTypes.csv, new TextEncoder().encode('ë;1\n'))).toBe(true);
  expect(isOfType(attachmentTypes.jpeg, bytes(0xff, 0xd8, 0xff, 0xe0))).toBe(true);
  expect(isOfType(attachmentTypes.csv, bytes())).toBe(false);
});
