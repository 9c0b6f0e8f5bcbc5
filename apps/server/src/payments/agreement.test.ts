import { contract } from '@tezga/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesToTry, seedOfDay } from '@tezga/domain/cases-to-try';
import { usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;

const on = usePayingBusiness();

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((hundredths) => hundredths / 100);
const rate = fc.integer({ min: 9500, max: 10_500 }).map((hundredths) => hundredths / 100);

/** One random step that changes the debts of a customer; an impossible step is refused and changes nothing. */
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
      isInEuro: fc.boolean(),
      keepRest: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('credit-note' as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reversal' as const), which: fc.nat(20) }) },
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

interface Made {
  readonly invoices: string[];
  readonly payments: string[];
}

/** Executes the step; a refusal by a business rule is a valid outcome. */
async function take(customer: string, made: Made, wanted: Step): Promise<void> {
  try {
    await doStep(customer, made, wanted);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error.code === 'failed') throw error;
  }
}

async function doStep(customer: string, made: Made, wanted: Step): Promise<void> {
  const { client, anId, today, accountId, euroId } = on.business;
  if (wanted.kind === 'invoice') {
    const { _id } = await on.business.owe(customer, wanted.amount, wanted.rate ?? undefined);
    made.invoices.push(_id);
  } else if (wanted.kind === 'payment') {
    const { isInEuro, amount, keepRest } = wanted;
    const inEuro = { currency: 'EUR', accountId: euroId, exRate: wanted.rate ?? 100 };
    const { _id } = await on.business.pay(customer, isInEuro ? amount : Math.round(amount * 100), {
      keepRest,
      ...(isInEuro ? inEuro : { exRate: wanted.rate }),
    });
    made.payments.push(_id);
  } else if (wanted.kind === 'credit-note') {
    const invoiceId = made.invoices[wanted.which % Math.max(made.invoices.length, 1)];
    if (invoiceId !== undefined)
      await client(contract.sales.correct, { saleId: anId(), invoiceId, isWhole: true });
  } else if (wanted.kind === 'reversal') {
    const id = made.payments[wanted.which % Math.max(made.payments.length, 1)];
    if (id !== undefined) await client(payments.reverse, { paymentId: anId(), id });
  } else if (wanted.kind === 'set-off') {
    const { _id } = await client(payments.setOff, { paymentId: anId(), subjectId: customer, date: today() });
    made.payments.push(_id);
  } else {
    const money = wanted.isInEuro
      ? { currency: 'EUR', accountId: euroId, exRate: wanted.rate }
      : { accountId, currency: 'ALL' };
    const { _id } = await client(payments.refund, {
      paymentId: anId(),
      method: 'ACCOUNT',
      date: today(),
      subjectId: customer,
      amount: wanted.amount,
      ...money,
    });
    made.payments.push(_id);
  }
}

const hundredths = (amount: number) => Math.round(amount * 100);

/** The card, the open items and the accounts must agree, in ALL and in each currency. */
async function expectAgreement(customer: string): Promise<void> {
  const { subject, entries } = await on.business.card(customer);
  const found = await on.business.client(payments.whatCanIPay, { subjectId: customer, perPage: '100' });
  const items = [...found.documents, ...found.credits];
  const accounts =
    (await on.business.balanceOf(`4:41:411:${customer}`)) +
    (await on.business.balanceOf(`4:40:409:${customer}`));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + hundredths(each), 0);
  expect(hundredths(accounts)).toBe(hundredths(subject.balance));
  expect(sum(items.map(({ open }) => open))).toBe(hundredths(subject.balance));
  expect(sum(entries.map(({ amount }) => amount))).toBe(hundredths(subject.balance));
  expect(hundredths(entries[0]?.balance ?? 0)).toBe(hundredths(subject.balance));
  for (const { currency, balanceMon } of subject.balances) {
    const own = items.filter((item) => item.currency === currency);
    expect(sum(own.map(({ openMon }) => openMon))).toBe(hundredths(balanceMon));
  }
  const { invoices } = await on.business.client(payments.invoicesOfCustomer, {
    customerId: customer,
    perPage: '100',
  });
  const isWrong = ({ open, openMon, paidState }: (typeof invoices)[number]) =>
    (openMon === 0) !== (paidState === 'PAID') || (openMon === 0 && open !== 0);
  expect(invoices.filter(isWrong)).toEqual([]);
  const advances = items.filter(({ isAdvance }) => isAdvance);
  expect(sum(advances.map(({ open }) => open))).toBe(
    hundredths(await on.business.balanceOf(`4:40:409:${customer}`)),
  );
}

test('after any sequence of invoices, credit notes, payments, refunds and reversals in two currencies, card, open items and accounts agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const customer = await on.business.addCustomer();
      const made: Made = { invoices: [], payments: [] };
      for (const each of steps) await take(customer, made, each);
      await expectAgreement(customer);
    }),
    {
      numRuns: casesToTry(process.env, 200, 6),
      seed: seedOfDay(process.env, new Date()),
      endOnFailure: true,
    },
  );
}, 600_000);
