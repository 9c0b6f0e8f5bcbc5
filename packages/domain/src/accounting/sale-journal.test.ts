import { asExchangeRate, asMoney } from '../amounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lekAmount, postedInLek, voidOf, type Journal, type JournalLine } from './journal.ts';
import { revenueKindOf, saleJournal, type PostedSale, type RevenueKind } from './sale-journal.ts';
import { tenderAccounts, type TenderMethod } from './tender-accounts.ts';

const lek = (amount: bigint) => lekAmount(asMoney(amount));
const sold = (kind: RevenueKind, net: bigint, vat: bigint) => ({ kind, net: lek(net), vat: lek(vat) });
const paid = (method: TenderMethod, amount: bigint) => ({ method, amount: lek(amount) });
const sale = (changes: Partial<PostedSale> = {}): PostedSale => ({
  ...postedInLek,
  invoiceId: 'i2',
  issuedAt: new Date('2026-11-15T12:00:00Z'),
  correctsInvoiceId: null,
  customerId: null,
  cashId: 'd1',
  total: lek(12_000n),
  lines: [sold('goods', 10_000n, 2_000n)],
  payments: [paid('BANKNOTE', 12_000n)],
  ...changes,
});
/** The posted amounts by account: debits are positive, credits negative. */
const posted = (journal: Journal | null) =>
  (journal?.lines ?? []).map(({ accountPath, debit, credit }) => [accountPath, debit - credit]);

test('a cash sale debits the drawer and credits revenue and VAT', () => {
  const journal = saleJournal(sale());
  expect(journal).toMatchObject({ sourceType: 'invoice', sourceId: 'i2', kind: 'sale', isVoid: false });
  expect(posted(journal)).toEqual([
    ['5:53:531:5311:d1', 12_000n],
    ['7:70:705', -10_000n],
    ['4:44:445:4457', -2_000n],
  ]);
});

test.each<[TenderMethod, string]>([
  ['BANKNOTE', '5:53:531:5311:d1'],
  ['CARD', '5:51:511:5111:d1'],
  ['CHECK', '5:51:511:5111:d1'],
  ['SVOUCHER', '5:53:532:5328:d1'],
  ['COMPANY', '5:53:532:5328:d1'],
  ['ACCOUNT', '4:41:411:c1:i2'],
  ['FACTORING', '4:41:411:c1:i2'],
  ['COMPENSATION', '4:41:411:c1:i2'],
  ['TRANSFER', '4:41:411:c1:i2'],
  ['WAIVER', '4:41:411:c1:i2'],
  ['KIND', '4:41:411:c1:i2'],
  ['OTHER', '4:41:411:c1:i2'],
])('a payment by %s is posted to %s', (method, account) => {
  const journal = saleJournal(sale({ customerId: 'c1', payments: [paid(method, 12_000n)] }));
  expect(posted(journal)[0]).toEqual([account, 12_000n]);
});

test('an unpaid sale to an unnamed customer is posted to the account of the placeholder customer', () => {
  const journal = saleJournal(sale({ cashId: null, payments: [paid('ACCOUNT', 12_000n)] }));
  expect(posted(journal)[0]).toEqual(['4:41:411:KESH:i2', 12_000n]);
});

test('each payment of a split payment has its own account, and payments to the same account are merged', () => {
  const payments = [
    paid('BANKNOTE', 5_000n),
    paid('CARD', 4_000n),
    paid('CHECK', 2_000n),
    paid('SVOUCHER', 1_000n),
  ];
  expect(posted(saleJournal(sale({ payments }))).slice(0, 3)).toEqual([
    ['5:53:531:5311:d1', 5_000n],
    ['5:51:511:5111:d1', 6_000n],
    ['5:53:532:5328:d1', 1_000n],
  ]);
});

test('goods, services and own products get separate revenue lines and one common VAT line', () => {
  const lines = [
    sold('goods', 1_000n, 200n),
    sold('service', 2_000n, 400n),
    sold('own-product', 3_000n, 600n),
    sold('goods', 4_000n, 0n),
  ];
  const journal = saleJournal(sale({ lines, total: lek(11_200n), payments: [paid('CARD', 11_200n)] }));
  expect(posted(journal).slice(1)).toEqual([
    ['7:70:705', -5_000n],
    ['7:70:704', -2_000n],
    ['7:70:701', -3_000n],
    ['4:44:445:4457', -1_200n],
  ]);
});

const inBoth = (all: bigint, mon: bigint) => ({ all: asMoney(all), mon: asMoney(mon) });

test('a sale in euro is posted in lek and in euro, to the accounts of foreign currency', () => {
  const journal = saleJournal(
    sale({
      currency: 'EUR',
      exchangeRate: asExchangeRate(9_850_000_000n),
      total: inBoth(118_200n, 1_200n),
      lines: [{ kind: 'goods', net: inBoth(98_500n, 1_000n), vat: inBoth(19_700n, 200n) }],
      payments: [
        { method: 'BANKNOTE', amount: inBoth(98_500n, 1_000n) },
        { method: 'CARD', amount: inBoth(19_700n, 200n) },
      ],
    }),
  );
  const rate = { currency: 'EUR', exchangeRate: 9_850_000_000n };
  expect(journal?.lines).toMatchObject([
    { accountPath: '5:53:531:5314:d1', debit: 98_500n, debitMon: 1_000n, ...rate },
    { accountPath: '5:51:511:5114:d1', debit: 19_700n, debitMon: 200n, ...rate },
    { accountPath: '7:70:705', credit: 98_500n, creditMon: 1_000n, ...rate },
    { accountPath: '4:44:445:4457', credit: 19_700n, creditMon: 200n, ...rate },
  ]);
});

test('an order posts nothing, and an order with another payment throws', () => {
  expect(saleJournal(sale({ payments: [paid('ORDER', 12_000n)] }))).toBeNull();
  const payments = [paid('ORDER', 6_000n), paid('CARD', 6_000n)];
  expect(() => saleJournal(sale({ payments }))).toThrow('other payments');
});

const correction = { correctsInvoiceId: 'i1', customerId: 'c1' };

test('a credit note reduces the open amount of the corrected invoice', () => {
  const journal = saleJournal(
    sale({
      ...correction,
      total: lek(-12_000n),
      lines: [sold('goods', -10_000n, -2_000n)],
      payments: [paid('ACCOUNT', -12_000n)],
    }),
  );
  expect(journal?.kind).toBe('correction');
  expect(posted(journal)).toEqual([
    ['4:41:411:c1:i1', -12_000n],
    ['7:70:705', 10_000n],
    ['4:44:445:4457', 2_000n],
  ]);
});

test('a cash refund credits the drawer', () => {
  const journal = saleJournal(
    sale({
      ...correction,
      total: lek(-1_200n),
      lines: [sold('service', -1_000n, -200n)],
      payments: [paid('BANKNOTE', -1_200n)],
    }),
  );
  expect(posted(journal)[0]).toEqual(['5:53:531:5311:d1', -1_200n]);
});

test('a debit note increases the open amount of the corrected invoice', () => {
  const journal = saleJournal(sale({ ...correction, payments: [paid('ACCOUNT', 12_000n)] }));
  expect(posted(journal)[0]).toEqual(['4:41:411:c1:i1', 12_000n]);
});

test('a correction with a total of zero posts both the removed and the added amounts', () => {
  const journal = saleJournal(
    sale({
      ...correction,
      total: lek(0n),
      lines: [sold('goods', -10_000n, -2_000n), sold('goods', 10_000n, 2_000n)],
      payments: [],
    }),
  );
  expect(posted(journal)).toEqual([
    ['7:70:705', 10_000n],
    ['7:70:705', -10_000n],
    ['4:44:445:4457', 2_000n],
    ['4:44:445:4457', -2_000n],
  ]);
});

test.each([5n, -5n])(
  'a rounding difference of %s hundredths is added to the largest revenue line',
  (rounding) => {
    const lines = [sold('service', 1_000n, 200n), sold('goods', 9_000n, 1_800n)];
    const total = 12_000n + rounding;
    const journal = saleJournal(sale({ lines, total: lek(total), payments: [paid('CARD', total)] }));
    expect(posted(journal).slice(1)).toEqual([
      ['7:70:704', -1_000n],
      ['7:70:705', -9_000n - rounding],
      ['4:44:445:4457', -2_000n],
    ]);
  },
);

test('a sale throws if its lines differ from its total by more than the rounding limit, or its payments differ at all', () => {
  const total = 12_006n;
  const changes = { total: lek(total), payments: [paid('CARD', total)] };
  expect(() => saleJournal(sale(changes))).toThrow('lines differ from the document');
  expect(() => saleJournal(sale({ payments: [paid('CARD', 11_999n)] }))).toThrow(
    'payments differ from the total',
  );
  const empty = { total: lek(1n), payments: [paid('CARD', 1n)], lines: [] };
  expect(() => saleJournal(sale(empty))).toThrow('without lines');
});

test('a cash payment without a drawer throws', () => {
  expect(() => saleJournal(sale({ cashId: null }))).toThrow('drawer');
});

test.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('a sale issued at %s is posted on %s', (issuedAt, day) => {
  expect(saleJournal(sale({ issuedAt: new Date(issuedAt) }))?.day).toBe(day);
});

test.each<[Parameters<typeof revenueKindOf>[0], RevenueKind]>([
  [null, 'goods'],
  [{ isStockCounted: true, isComposite: false, isProduced: false }, 'goods'],
  [{ isStockCounted: false, isComposite: false, isProduced: false }, 'service'],
  [{ isStockCounted: true, isComposite: true, isProduced: false }, 'goods'],
  [{ isStockCounted: false, isComposite: true, isProduced: false }, 'goods'],
  [{ isStockCounted: true, isComposite: true, isProduced: true }, 'own-product'],
])('an article %j has revenue of kind %s', (article, kind) => {
  expect(revenueKindOf(article)).toBe(kind);
});

const amounts = fc.bigInt(-(10n ** 9n), 10n ** 9n).map(asMoney);
const methods = (Object.keys(tenderAccounts) as TenderMethod[]).filter((method) => method !== 'ORDER');
const randomSale = fc
  .record({
    lines: fc.array(
      fc.record({
        kind: fc.constantFrom<RevenueKind>('goods', 'service', 'own-product'),
        net: fc.record({ all: amounts, mon: amounts }),
        vat: fc.record({ all: amounts, mon: amounts }),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    rounding: fc.bigInt(-5n, 5n),
    parts: fc.array(fc.tuple(fc.constantFrom(...methods), amounts), { maxLength: 4 }),
    lastMethod: fc.constantFrom(...methods),
    correctsInvoiceId: fc.constantFrom(null, 'i1'),
    customerId: fc.constantFrom(null, 'c1'),
    currency: fc.constantFrom('ALL', 'EUR'),
  })
  .map(({ lines, rounding, parts, lastMethod, ...changes }): PostedSale => {
    const sum = (field: 'all' | 'mon') =>
      lines.reduce((total, { net, vat }) => total + net[field] + vat[field], rounding);
    const rest = parts.reduce((left, [, amount]) => left - amount, sum('all'));
    const payments = [...parts, [lastMethod, rest] as const].map(([method, amount]) => paid(method, amount));
    return sale({ ...changes, lines, payments, total: inBoth(sum('all'), sum('mon')) });
  });

const balances = (lines: readonly JournalLine[]) => {
  const byAccount = new Map<string, bigint>();
  for (const { accountPath, debit, credit } of lines)
    byAccount.set(accountPath, (byAccount.get(accountPath) ?? 0n) + debit - credit);
  return byAccount;
};

test('the journal of any sale balances, and after its reversal every account is zero', () => {
  fc.assert(
    fc.property(randomSale, (random) => {
      const journal = saleJournal(random);
      if (journal === null) return;
      const side = (field: 'debit' | 'credit') => journal.lines.reduce((sum, line) => sum + line[field], 0n);
      expect(side('debit')).toBe(side('credit'));
      expect(journal.lines.filter(({ debit, credit }) => debit !== 0n && credit !== 0n)).toEqual([]);

      const vat = random.lines.reduce((sum, line) => sum + line.vat.all, 0n);
      expect(balances(journal.lines).get('4:44:445:4457') ?? 0n).toBe(-vat);

      const both = [...journal.lines, ...voidOf(journal, journal.day).lines];
      expect([...balances(both).values()].every((balance) => balance === 0n)).toBe(true);
      expect(both.reduce((sum, line) => sum + line.debitMon - line.creditMon, 0n)).toBe(0n);
    }),
    { numRuns: 500 },
  );
});
