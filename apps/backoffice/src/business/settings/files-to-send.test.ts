import { filesLimitBytes } from '@tezga/contract';
import { expect, test } from 'vitest';
import { sortFiles, typeOfFile } from './files-to-send.ts';

const file = (name: string, type: string, size = 10) => ({ name, type, size });

test.each([
  ['fatura.pdf', 'application/pdf', 'application/pdf'],
  ['foto.PNG', 'image/png', 'image/png'],
  ['foto.jpg', 'image/jpeg', 'image/jpeg'],
  ['lista.csv', 'text/csv', 'text/csv'],
  ['lista.csv', 'application/vnd.ms-excel', 'text/csv'],
  ['lista.csv', '', 'text/csv'],
  ['foto.jpeg', '', 'image/jpeg'],
  ['lista.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', null],
  ['program.pdf', 'application/x-msdownload', null],
  ['pa-emër', '', null],
])('%s of type "%s" is sent as %s', (name, type, sent) => {
  expect(typeOfFile({ name, type })).toBe(sent);
});

test('allowed files are accepted, and the others are listed with their reason', () => {
  const present = [file('e para.pdf', 'application/pdf', filesLimitBytes - 100)];
  const fits = file('vogël.csv', 'text/csv', 100);
  const large = file('madhe.png', 'image/png', 1);
  const wrong = file('tabela.xlsx', 'application/zip', 1);
  expect(sortFiles(present, [wrong, fits, large])).toEqual({
    taken: [...present, fits],
    wrong: [wrong],
    tooLarge: [large],
  });
});

test('files of exactly the size limit are accepted', () => {
  const whole = file('e plotë.pdf', 'application/pdf', filesLimitBytes);
  expect(sortFiles([], [whole]).taken).toEqual([whole]);
});

test('a file chosen twice is sent once', () => {
  const once = file('fatura.pdf', 'application/pdf');
  expect(sortFiles([once], [file('fatura.pdf', 'application/pdf')]).taken).toEqual([once]);
});
