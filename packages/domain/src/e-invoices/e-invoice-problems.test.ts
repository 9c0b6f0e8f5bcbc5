import { expect, test } from 'vitest';
import type { Buyer } from '../sales/cart.ts';
import { attachmentsTotalBytesMax } from './attachments.ts';
import { usualEInvoice } from './e-invoice-details.ts';
import { eInvoiceProblems, isEInvoiceDue, type SaleForEInvoice } from './e-invoice-problems.ts';

const buyer: Buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rr. e Kavajës 7',
  town: 'Tiranë',
  country: 'ALB',
};
const payee = { name: 'Faktoring', idNumber: '', address: '', town: '', country: 'ALB' };
const good: SaleForEInvoice = {
  typeOfInvoice: 'NONCASH',
  isSelfIssued: false,
  currency: 'ALL',
  seller: { name: 'Shumica Tomorri', nuis: 'L01714012M' },
  buyer,
  details: usualEInvoice,
  storedFiles: [],
};
const found = (changes: Partial<SaleForEInvoice>) =>
  eInvoiceProblems({ ...good, ...changes }).map(({ path, code }) => `${path} ${code}`);

test('a non-cash sale to an Albanian business may be an e-invoice', () => {
  expect(found({})).toEqual([]);
});

test.each<[string, Partial<SaleForEInvoice>, string[]]>([
  ['cash', { typeOfInvoice: 'CASH' }, ['eInvoice e-invoice-cash']],
  ['self-issued', { isSelfIssued: true }, ['eInvoice e-invoice-self-issued']],
  ['the old lev', { currency: 'BGN' }, ['currency e-invoice-currency']],
  [
    'a payee with the name of the seller',
    { details: { ...usualEInvoice, payee: { ...payee, name: ' shumica tomorri' } } },
    ['eInvoice.payee.name e-invoice-payee-is-seller'],
  ],
  [
    'a payee with the NUIS of the seller',
    { details: { ...usualEInvoice, payee: { ...payee, idNumber: 'L01714012M' } } },
    ['eInvoice.payee.name e-invoice-payee-is-seller'],
  ],
  ['another payee without a number', { details: { ...usualEInvoice, payee } }, []],
  ['nobody', { buyer: null }, ['buyer e-invoice-buyer']],
  ['a foreigner', { buyer: { ...buyer, country: 'ITA' } }, ['buyer.country e-invoice-buyer']],
  [
    'a buyer who is an individual',
    { buyer: { ...buyer, idType: 'ID', idNumber: 'J12345678A' } },
    ['buyer.idType e-invoice-buyer'],
  ],
  [
    'an invalid NUIS of the buyer',
    { buyer: { ...buyer, idNumber: 'L1' } },
    ['buyer.idNumber e-invoice-buyer'],
  ],
  [
    'a buyer without address',
    { buyer: { ...buyer, address: ' ', town: '' } },
    ['buyer.address e-invoice-buyer-address', 'buyer.town e-invoice-buyer-address'],
  ],
  [
    'two tax points',
    { details: { ...usualEInvoice, taxPoint: '35', taxPointDate: '2026-11-15' } },
    ['eInvoice.taxPointDate e-invoice-tax-point-twice'],
  ],
  [
    'a credit note that corrects nothing',
    { details: { ...usualEInvoice, invoiceType: '381', process: 'P12' } },
    ['eInvoice.invoiceType choice', 'eInvoice.process choice'],
  ],
  [
    'a representative without a number',
    {
      details: {
        ...usualEInvoice,
        taxRepresentative: { name: 'P', idNumber: '', address: '', town: '', country: 'ALB' },
      },
    },
    ['eInvoice.taxRepresentative.idNumber required'],
  ],
  [
    'files that are deleted or listed twice',
    { details: { ...usualEInvoice, files: ['a', 'b', 'b'] }, storedFiles: [{ id: 'b', bytes: 1 }] },
    ['eInvoice.files.0 attachment-missing', 'eInvoice.files.2 twice'],
  ],
  [
    'files above ten megabytes in total',
    {
      details: { ...usualEInvoice, files: ['a', 'b'] },
      storedFiles: [
        { id: 'a', bytes: attachmentsTotalBytesMax },
        { id: 'b', bytes: 1 },
      ],
    },
    ['eInvoice.files file-size'],
  ],
])('an e-invoice with %s is refused', (_name, changes, problems) => {
  expect(found(changes)).toEqual(problems);
});

test.each<[string, Partial<SaleForEInvoice>, boolean]>([
  ['a sale without cash to an Albanian taxpayer', {}, true],
  ['a cash sale', { typeOfInvoice: 'CASH' }, false],
  ['a self-issued invoice', { isSelfIssued: true }, false],
  ['a sale without a buyer', { buyer: null }, false],
  ['a sale to a person', { buyer: { ...buyer, idType: 'ID' } }, false],
  ['a sale to a foreign business', { buyer: { ...buyer, country: 'ITA' } }, false],
])('isEInvoiceDue tells whether the law requires an e-invoice for %s', (_name, changes, isDue) => {
  expect(isEInvoiceDue({ ...good, ...changes })).toBe(isDue);
});
