import { cashPath, salesInvoicePath } from '@tezga/domain';
import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { accountName } from './account-name.ts';

test.each([
  ['4:44:445:4457', '4457', 'TVSH e pagueshme'],
  [cashPath('a'.repeat(24), 'ALL'), '5311', 'Arka në lekë'],
  [cashPath('a'.repeat(24), 'EUR'), '5314', 'Arka në valutë'],
  [salesInvoicePath('b'.repeat(24), 'c'.repeat(24)), '411', 'Klientë'],
  ['7:758', '758', 'Të ardhura të tjera'],
  ['9:99', '99', '9:99'],
])('the path %s belongs to account %s, %s', (path, code, name) => {
  expect(accountName(sq.accounting, path)).toEqual({ code, name });
});
