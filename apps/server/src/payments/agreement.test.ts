import { contract } from '@tezga/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { casesToTry, seedOfDay } from '@tezga/domain/cases-to-try';
import { usePayingBusiness } from '../testing/index.ts';

const { clientCredit, payments, purchases } = contract;

const on = usePayingBusiness();
beforeAll(async () => {
  const config = { exchangeRate: lekOfPoint, codeStandard: '' };
  await on.business.client(clientCredit.saveConfig, { moduleId: 'clientCredit', config });
});

const lekOfPoint = 10;
/** The points of each customer at the beginning; some payments need more than these and are refused. */
const pointsAtFirst = 50_000;

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((hundredths) => hundredths / 100);
const rate = fc.integer({ min: 9500, max: 10_500 }).map((hundredths) => hundredths / 100);

/**
 * One random event for a subject (a customer or supplier). The server refuses an event that is not possible, which
 * changes nothing.
 */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('invoice' as const),
      amount: cents(9999),
      rate: fc.option(rate),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('payment' as const),
      amount: cents(12_000),
      rate: fc.option(rate),
      paidIn: fc.constantFrom('lek', 'euro', 'points'),
      keepRest: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('credit-note' as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reversal' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('change' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('set-off' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      amount: cents(3000),
      isInEuro: fc.boolean(),
      rate,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface History {
  readonly type: 'customer' | 'supplier';
  readonly subjectId: string;
  /** Invoices of a customer, purchases of a supplier. */
  readonly documents: string[];
  readonly payments: string[];
}

/** Performs the step. A refusal is a valid outcome; any other error fails the test. */
async function take(history: History, wanted: Step): Promise<void> {
  try {
    await doStep(history, wanted);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error.code === 'failed') throw error;
  }
}

const chosen = (ids: readonly string[], which: number) => ids[which % Math.max(ids.length, 1)];

async function doStep(history: History, wanted: Step): Promise<void> {
  const { client, anId } = on.business;
  const document = 'which' in wanted ? chosen(history.documents, wanted.which) : undefined;
  if (wanted.kind === 'invoice') history.documents.push(await charge(history, wanted));
  else if (wanted.kind === 'credit-note' && document !== undefined) await credit(history, document);
  else if (wanted.kind === 'change' && document !== undefined) await change(history, document);
  else if (wanted.kind === 'reversal') {
    const id = chosen(history.payments, wanted.which);
    if (id !== undefined) await client(payments.reverse, { paymentId: anId(), id, note: 'Gabim' });
  } else if (wanted.kind === 'payment' || wanted.kind === 'set-off' || wanted.kind === 'refund')
    history.payments.push(await moveMoney(history, wanted));
}

type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

async function charge({ type, subjectId }: History, wanted: StepOf<'invoice'>): Promise<string> {
  const { amount } = wanted;
  const given = wanted.rate ?? undefined;
  if (type === 'supplier') return on.business.buy(subjectId, amount, { rate: given });
  return (await on.business.owe(subjectId, amount, given))._id;
}

/**
 * For a customer, corrects the invoice in full. For a supplier, adds a credit note over the purchase as a separate
 * document, in the same currency at another rate.
 */
async function credit({ type, subjectId, documents }: History, document: string): Promise<void> {
  if (type === 'customer')
    await on.business.client(contract.sales.correct, {
      saleId: on.business.anId(),
      invoiceId: document,
      isWhole: true,
    });
  else {
    const { purchase } = await on.business.client(purchases.one, { id: document });
    const later = purchase.currencyCode === 'ALL' ? undefined : 101.37;
    documents.push(await on.business.buy(subjectId, -(purchase.debt?.charged ?? 1), { rate: later }));
  }
}

/** Posts a purchase to another account, removes its supplier and assigns the supplier again. */
async function change({ type, subjectId }: History, document: string): Promise<void> {
  if (type === 'customer') return;
  const purchasesIds = [document];
  await on.business.client(purchases.setUse, { purchasesIds, use: 'transport' });
  await on.business.client(purchases.assignSubject, { purchasesIds, subjectId: null });
  await on.business.client(purchases.assignSubject, { purchasesIds, subjectId });
}

async function moveMoney(
  { type, subjectId }: History,
  wanted: StepOf<'payment' | 'set-off' | 'refund'>,
): Promise<string> {
  const { client, anId, today, accountId, euroId } = on.business;
  if (wanted.kind === 'set-off')
    return (await client(payments.setOff, { paymentId: anId(), type, subjectId, date: today() }))._id;
  const { amount, rate: exRate } = wanted;
  const inEuro = { currency: 'EUR', accountId: euroId, exRate: exRate ?? 100 };
  if (wanted.kind === 'payment') {
    const { paidIn, keepRest } = wanted;
    const byPoints = { method: 'CREDIT', accountId: null, exRate } as const;
    const money = { lek: { exRate }, euro: inEuro, points: byPoints }[paidIn];
    const sum = paidIn === 'euro' ? amount : Math.round(amount * 100);
    return (await on.business.pay(subjectId, sum, { type, keepRest, ...money }))._id;
  }
  const { _id } = await client(payments.refund, {
    paymentId: anId(),
    method: 'ACCOUNT',
    date: today(),
    type,
    subjectId,
    amount,
    ...(wanted.isInEuro ? inEuro : { accountId, currency: 'ALL' }),
  });
  return _id;
}

/** Adds zero, because a comparison distinguishes -0 from 0. */
const hundredths = (amount: number) => Math.round(amount * 100) + 0;

/** The ledger accounts for debts and advances of a subject, and the sign that a debt has there. */
const accountsOf = {
  customer: { debts: '4:41:411', advances: '4:40:409', sign: 1 },
  supplier: { debts: '4:40:401', advances: '4:41:418', sign: -1 },
} as const;

/**
 * Expects the same balance on the card, in the open items and in the accounts of the subject, in ALL and in each
 * currency.
 */
async function expectAgreement({ type, subjectId, documents }: History): Promise<void> {
  const { client } = on.business;
  const { debts, advances, sign } = accountsOf[type];
  const { subject, entries } = await client(payments.subject, { type, subjectId, perPage: '200' });
  const found = await client(payments.whatCanIPay, { type, subjectId, perPage: '100' });
  const items = [...found.documents, ...found.credits];
  const onDebts = sign * (await on.business.balanceOf(`${debts}:${subjectId}`));
  const onAdvances = sign * (await on.business.balanceOf(`${advances}:${subjectId}`));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + hundredths(each), 0);
  expect(hundredths(onDebts) + hundredths(onAdvances)).toBe(hundredths(subject.balance));
  expect(sum(items.map(({ open }) => open))).toBe(hundredths(subject.balance));
  expect(sum(entries.map(({ amount }) => amount))).toBe(hundredths(subject.balance));
  expect(hundredths(entries[0]?.balance ?? 0)).toBe(hundredths(subject.balance));
  for (const { currency, balanceMon } of subject.balances) {
    const own = items.filter((item) => item.currency === currency);
    expect(sum(own.map(({ openMon }) => openMon))).toBe(hundredths(balanceMon));
  }
  const kept = items.filter(({ isAdvance }) => isAdvance);
  expect(sum(kept.map(({ open }) => open))).toBe(hundredths(onAdvances));
  if (type === 'customer') {
    await expectPaidIsZero(subjectId);
    await expectPointsOfPayments(subjectId);
  } else await expectDebtsOfPurchases(documents, items);
}

/**
 * Expects that exactly the invoices with the state PAID have nothing open, neither in ALL nor in their own currency.
 */
async function expectPaidIsZero(customerId: string): Promise<void> {
  const { invoices } = await on.business.client(payments.invoicesOfCustomer, { customerId, perPage: '100' });
  const isWrong = ({ open, openMon, paidState }: (typeof invoices)[number]) =>
    (openMon === 0) !== (paidState === 'PAID') || (openMon === 0 && open !== 0);
  expect(invoices.filter(isWrong)).toEqual([]);
}

/** Expects that the customer has the initial points minus those taken by payments that are not reversed. */
async function expectPointsOfPayments(subjectId: string): Promise<void> {
  const { client } = on.business;
  const byPoints = await client(payments.list, { subjectId, method: 'CREDIT', perPage: '100' });
  const paid = byPoints.payments.reduce((sum, { amount }) => sum + amount, 0);
  const { clientCredit: left } = await client(payments.subject, { subjectId });
  expect(left?.credits).toBe(pointsAtFirst - paid / lekOfPoint);
}

/** Expects that each purchase shows the amount of its open item, and is PAID if it has a debt but no open item. */
async function expectDebtsOfPurchases(
  documents: readonly string[],
  items: readonly { readonly _id: string; readonly openMon: number }[],
): Promise<void> {
  const open = new Map(items.map(({ _id, openMon }) => [_id, openMon]));
  for (const id of documents) {
    const { debt } = (await on.business.client(purchases.one, { id })).purchase;
    expect(debt?.open ?? 0).toBe(open.get(id) ?? 0);
    expect(debt?.paidState === 'PAID').toBe(debt !== null && !open.has(id));
  }
}

test.each(['customer', 'supplier'] as const)(
  'after random documents and payments in two currencies and points, the card, open items and accounts of a %s agree',
  async (type) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const subjectId = await on.business.addCustomer();
        await on.business.client(clientCredit.updateCredit, {
          customerId: subjectId,
          credits: pointsAtFirst,
        });
        const history: History = { type, subjectId, documents: [], payments: [] };
        for (const each of steps) await take(history, each);
        await expectAgreement(history);
      }),
      {
        numRuns: casesToTry(process.env, 200, 6),
        seed: seedOfDay(process.env, new Date()),
        endOnFailure: true,
      },
    );
  },
  1_200_000,
);
