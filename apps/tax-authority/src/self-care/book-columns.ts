import type { BookColumn } from './api.ts';

const column = (name: string, letter: string, heading: string): BookColumn => ({ name, letter, heading });

/** Columns that identify a document; the amounts start at the column `total`. */
const heads = (party: 'buyer' | 'seller') => [
  column('invoiceNumber', 'a', 'Nr Faturës'),
  column('serialNumber', 'b', 'Numri Serial'),
  column('date', 'c', 'Data (dd/mm/yyyy)'),
  column(`${party}Name`, 'ç', 'Emri tregtar/personi'),
  column(`${party}Town`, 'd', 'Rrethi'),
  column(`${party}Id`, 'dh', 'NIPT/Kodi Fermerit'),
];

const taxed = (name: string, [base, vat]: readonly [string, string], group: string) => [
  column(`base${name}`, base, `${group}: vlera e tatueshme`),
  column(`vat${name}`, vat, `${group}: TVSH`),
];

/** The 23 columns of the official sales book sheet. */
export const salesColumns: readonly BookColumn[] = [
  ...heads('buyer'),
  column('total', 'e', 'Totali (përfshirë TVSH)'),
  column('exempt', 'ë', 'Shitjet e përjashtuara'),
  column('withoutVat', 'f', 'Shitjet pa TVSH'),
  column('exportGoods', 'g', 'Eksporte mallrash'),
  column('zeroRated', 'gj', 'Furnizime me 0%'),
  ...taxed('20', ['h', 'i'], 'Shitje me shkallë 20%'),
  ...taxed('10', ['j', 'k'], 'Shitje me shkallë 10%'),
  ...taxed('6', ['l', 'll'], 'Shitje me shkallë 6%'),
  ...taxed('Margin', ['m', 'n'], 'Regjimi i agjentëve të udhëtimit, marzhi i fitimit, ankand'),
  ...taxed('ReverseCharge', ['nj', 'o'], 'Autongarkesë TVSH në shitje'),
  ...taxed('BadDebt', ['p', 'q'], 'Borxh i keq'),
];

/** The 35 columns of the official purchase book sheet. */
export const purchaseColumns: readonly BookColumn[] = [
  ...heads('seller'),
  column('total', 'e', 'Totali (përfshirë TVSH)'),
  column('exemptOrNonDeductible', 'ë', 'Të përjashtuara, me TVSH jo të zbritshme ose pa TVSH'),
  column('investmentDomesticNoVat', 'f', 'Blerje investime brenda vendit pa TVSH'),
  column('investmentImportExempt', 'g', 'Importe të përjashtuara të investimit pa TVSH'),
  column('importGoodsExempt', 'gj', 'Import mallra të përjashtuara'),
  ...taxed('Import20', ['h', 'i'], 'Importe mallra me shkallë 20%'),
  ...taxed('Import10', ['j', 'k'], 'Importe mallra me shkallë 10%'),
  ...taxed('Import6', ['l', 'll'], 'Importe mallra me shkallë 6%'),
  ...taxed('ImportInvestment20', ['m', 'n'], 'Importe të investimit me shkallë 20%'),
  ...taxed('Domestic20', ['nj', 'o'], 'Nga furnitorë vendas me shkallë 20%'),
  ...taxed('Domestic10', ['p', 'q'], 'Nga furnitorë vendas me shkallë 10%'),
  ...taxed('Domestic6', ['r', 'rr'], 'Nga furnitorë vendas me shkallë 6%'),
  ...taxed('DomesticInvestment20', ['s', 'sh'], 'Të investimit nga furnitorë vendas me shkallë 20%'),
  ...taxed('Farmers', ['t', 'th'], 'Nga fermerët vendas'),
  ...taxed('ReverseCharge', ['u', 'v'], 'Autongarkesë TVSH në blerje me të drejtë kreditimi'),
  ...taxed('DeductionAdjustment', ['x', 'xh'], 'Rregullime të TVSH-së së zbritshme'),
  ...taxed('BadDebt', ['y', 'z'], 'Veprime të borxhit të keq'),
];

/** The columns that have a sum. */
export const amountColumns = (columns: readonly BookColumn[]): readonly string[] =>
  columns.slice(columns.findIndex(({ name }) => name === 'total')).map(({ name }) => name);
