import { contract } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addFiscalBusiness } from './fiscal-business.ts';
import { leaveVat, type TestServers } from './leave-vat.ts';
import { makeTillOlder } from './older-till.ts';
import { aLine, type addSellingBusiness, type SaleGiven } from './selling-business.ts';

export type SellingBusiness = Awaited<ReturnType<typeof addSellingBusiness>>;

export interface KindOfDocument {
  /** Issues one document of this kind, with all records that it requires. */
  readonly issue: (business: SellingBusiness, servers: TestServers) => Promise<{ readonly _id: string }>;
  /** The balance, in lek by account, of the journal entries of this document alone: debits less credits. */
  readonly accounts: Readonly<Record<string, number>>;
  /** The same balance of its cancellation, if it is not the exact opposite of `accounts`. */
  readonly undone?: Readonly<Record<string, number>>;
  /** False if a document of this kind cannot be corrected. */
  readonly isCorrectable?: boolean;
  /** Whether the document is also registered as an e-invoice. */
  readonly isEInvoice?: boolean;
}

export const aBusinessBuyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;
const abroad = { ...aBusinessBuyer, idType: 'VAT', idNumber: 'IT12345678901', country: 'ITA' } as const;
const farmer = { ...aBusinessBuyer, idType: 'ID', idNumber: 'J00115123Q', name: 'Ndue Gjoka' } as const;

const anId = () => newRecordId(new Date());
const sold = (given: SaleGiven, accounts: KindOfDocument['accounts']): KindOfDocument => ({
  issue: (business) => business.sell(given),
  accounts,
});
const onAccount = (amount = 120): SaleGiven => ({
  buyer: aBusinessBuyer,
  payments: [{ type: 'ACCOUNT', amount }],
});
const exempt = (vat: string) => sold({ ...onAccount(), lines: [aLine({ vat })] }, { 411: 120, 705: -120 });
const late = (
  reason: 'BOUNDBOOK' | 'NOINTERNET' | 'SERVICE' | 'TECHNICALERROR',
  hours: number,
  paid: SaleGiven = onAccount(),
): KindOfDocument => ({
  issue: async (business, { server: { clock }, standIn }) => {
    await makeTillOlder(standIn, business.till.tcrCode);
    const issuedAt = new Date(clock.now().getTime() - hours * 3_600_000).toISOString();
    return business.sell({ ...paid, document: { late: { reason, issuedAt } } });
  },
  accounts: { [paid.buyer === undefined ? 5311 : 411]: 120, 705: -100, 4457: -20 },
});
const withoutCash = (type: 'FACTORING' | 'COMPENSATION' | 'TRANSFER' | 'WAIVER' | 'KIND' | 'OTHER') =>
  sold({ buyer: aBusinessBuyer, payments: [{ type, amount: 120 }] }, { 411: 120, 705: -100, 4457: -20 });

/** A correction of an invoice; cancelling the correction takes back only the lines that it added. */
const correctionOf = (
  added: readonly number[],
  accounts: KindOfDocument['accounts'],
  undone: KindOfDocument['accounts'] | null,
): KindOfDocument => ({
  issue: async (business) => {
    const { _id: invoiceId } = await business.sell(onAccount());
    return business.client(contract.sales.correct, {
      saleId: anId(),
      invoiceId,
      isWhole: true,
      added: added.map((price) => aLine({ name: 'Tjetër', price })),
    });
  },
  accounts,
  ...(undone === null ? { isCorrectable: false } : { undone }),
});

async function eInvoice(business: SellingBusiness, { server, standIn }: TestServers) {
  const { nuis } = await addFiscalBusiness(server, standIn);
  return business.sell({ ...onAccount(), buyer: { ...aBusinessBuyer, idNumber: nuis }, eInvoice: {} });
}

/** Issues an advance of 120 lek and the final sale of 300 lek that uses it. */
async function endAdvance(business: SellingBusiness) {
  const { _id } = await business.sell({ ...onAccount(), document: { isAdvance: true } });
  return business.sell({
    ...onAccount(180),
    lines: [aLine({ price: 300 })],
    document: { advanceIds: [_id] },
  });
}

const selfIssued = (given: SaleGiven, accounts: KindOfDocument['accounts']): KindOfDocument => ({
  issue: (business) => business.sell(given),
  accounts,
});

/** One entry for each kind of invoice in the law. */
export const everyKind: Readonly<Record<string, KindOfDocument>> = {
  'cash in notes': sold({}, { 5311: 120, 705: -100, 4457: -20 }),
  card: sold({ payments: [{ type: 'CARD', amount: 120 }] }, { 5111: 120, 705: -100, 4457: -20 }),
  cheque: sold({ payments: [{ type: 'CHECK', amount: 120 }] }, { 5111: 120, 705: -100, 4457: -20 }),
  voucher: sold(
    { payments: [{ type: 'SVOUCHER', amount: 120, vouchers: ['12-2026-L01234567A'] }] },
    { 5328: 120, 705: -100, 4457: -20 },
  ),
  'company card': sold(
    { payments: [{ type: 'COMPANY', amount: 120, companyCard: '7001' }] },
    { 5328: 120, 705: -100, 4457: -20 },
  ),
  'on account': sold(onAccount(), { 411: 120, 705: -100, 4457: -20 }),
  factoring: withoutCash('FACTORING'),
  compensation: withoutCash('COMPENSATION'),
  transfer: withoutCash('TRANSFER'),
  waiver: withoutCash('WAIVER'),
  'in kind': withoutCash('KIND'),
  'any other way': withoutCash('OTHER'),
  order: sold({ payments: [{ type: 'ORDER', amount: 120 }] }, {}),
  summary: {
    issue: async (business) => {
      const orders = await Promise.all(
        [1, 2].map(() => business.sell({ payments: [{ type: 'ORDER', amount: 120 }] })),
      );
      return business.client(contract.sales.summarize, {
        saleId: anId(),
        tillId: business.till.id,
        invoiceIds: orders.map(({ _id }) => _id),
        payments: [{ type: 'BANKNOTE', amount: 240 }],
      });
    },
    accounts: { 5311: 240, 705: -200, 4457: -40 },
  },
  euros: sold(
    {
      currency: 'EUR',
      exchangeRate: 100,
      lines: [aLine({ price: 12 })],
      payments: [{ type: 'CARD', amount: 12 }],
    },
    { 5114: 1200, 705: -1000, 4457: -200 },
  ),
  'currency bought': sold(
    {
      currency: 'EUR',
      exchangeRate: 100,
      lines: [aLine({ name: 'Euro', quantity: 12, price: 1, vat: 'TYPE_2' })],
      payments: [{ type: 'BANKNOTE', amount: 12 }],
      document: { isBuying: true },
    },
    { 5314: 1200, 5311: -1200 },
  ),
  'a supply period': sold(
    { ...onAccount(), document: { supplyStart: '2026-11-01', supplyEnd: '2026-11-10' } },
    { 411: 120, 705: -100, 4457: -20 },
  ),
  'reverse charge': sold({ ...onAccount(100), isReverseCharge: true }, { 411: 100, 705: -100 }),
  export: sold(
    {
      buyer: abroad,
      payments: [{ type: 'ACCOUNT', amount: 120 }],
      lines: [aLine({ vat: 'EXPORT_OF_GOODS' })],
    },
    { 411: 120, 705: -120 },
  ),
  'exempt of the first type': exempt('TYPE_1'),
  'exempt of the second type': exempt('TYPE_2'),
  'free of tax': exempt('TAX_FREE'),
  'out of scope': exempt('TAX_FREE_O'),
  'margin scheme': exempt('MARGIN_SCHEME'),
  'margin scheme of article 309': exempt('MARGIN_SCHEME_309'),
  'margin scheme I': exempt('MARGIN_SCHEME_I'),
  'margin scheme F': exempt('MARGIN_SCHEME_F'),
  'margin scheme J': exempt('MARGIN_SCHEME_J'),
  'e-invoice': {
    issue: eInvoice,
    accounts: { 411: 120, 705: -100, 4457: -20 },
    isEInvoice: true,
  },
  'of an issuer who is not in the VAT': {
    issue: async (business, servers) => {
      await leaveVat(business, servers);
      return eInvoice(business, servers);
    },
    accounts: { 411: 120, 705: -120 },
    isEInvoice: true,
  },
  'self-issue by agreement': selfIssued(
    { ...onAccount(), document: { selfIssue: 'AGREEMENT' } },
    { 401: -120, 4456: 20, 605: 100 },
  ),
  'self-issue for a farmer': selfIssued(
    {
      document: { selfIssue: 'DOMESTIC' },
      buyer: farmer,
      lines: [aLine({ vat: '10', price: 110 })],
      payments: [{ type: 'ACCOUNT', amount: 110 }],
    },
    { 401: -110, 4456: 10, 605: 100 },
  ),
  'self-issue for services from abroad': selfIssued(
    {
      document: { selfIssue: 'ABROAD' },
      isReverseCharge: true,
      buyer: abroad,
      payments: [{ type: 'ACCOUNT', amount: 100 }],
    },
    { 401: -100, 4456: 20, 4457: -20, 605: 100 },
  ),
  'self-issue for own use': selfIssued(
    { document: { selfIssue: 'SELF' }, payments: [{ type: 'KIND', amount: 120 }] },
    { 658: 120, 705: -100, 4457: -20 },
  ),
  'any other self-issue': selfIssued(
    { ...onAccount(), document: { selfIssue: 'OTHER' } },
    { 401: -120, 4456: 20, 605: 100 },
  ),
  advance: sold({ ...onAccount(), document: { isAdvance: true } }, { 411: 120, 409: -100, 4457: -20 }),
  'invoice that ends an advance': {
    issue: endAdvance,
    accounts: { 411: 180, 409: 100, 705: -250, 4457: -30 },
  },
  'cancellation of an invoice that ended an advance': {
    issue: async (business) => {
      const { _id: invoiceId } = await endAdvance(business);
      return business.client(contract.sales.correct, { saleId: anId(), invoiceId, isWhole: true });
    },
    accounts: { 411: -180, 409: -100, 705: 250, 4457: 30 },
    isCorrectable: false,
  },
  'from the bound book': late('BOUNDBOOK', 240),
  'cash from the bound book': late('BOUNDBOOK', 240, {}),
  'from where there is no internet': late('NOINTERNET', 30),
  'late by the service': late('SERVICE', 40),
  'late by an error': late('TECHNICALERROR', 40),
  'correction note': correctionOf([120], {}, { 411: -120, 705: 100, 4457: 20 }),
  'debit note': correctionOf([150], { 411: 30, 705: -25, 4457: -5 }, { 411: -150, 705: 125, 4457: 25 }),
  'credit note': correctionOf([90], { 411: -30, 705: 25, 4457: 5 }, { 411: -90, 705: 75, 4457: 15 }),
  cancellation: correctionOf([], { 411: -120, 705: 100, 4457: 20 }, null),
  'bad debt': {
    issue: async (business) => {
      const { _id: invoiceId } = await business.sell({ ...onAccount(), payDeadline: '2026-01-31' });
      return business.client(contract.sales.giveUpDebt, { saleId: anId(), invoiceId });
    },
    accounts: { 411: -120, 658: 100, 4457: 20 },
    isCorrectable: false,
  },
};
