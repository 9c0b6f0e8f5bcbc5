import { asMoney, baseCurrency, startOfTiranaDay, type SubjectSide } from '@tezga/domain';
import { makePayment } from '../payments/index.ts';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import { personId } from './add-person.ts';
import { demoId } from './demo-id.ts';
import { dayAfter, weekdayOf } from './past-sales/history.ts';
import type { Writing } from './past-sales/writing.ts';

/** The payment habit of a subject: how many days after the due day it pays, and whether it pays all or a half. */
interface PayingHabit {
  readonly daysLate: number;
  readonly paysHalf: boolean;
}

/** Most subjects pay in time; some pay weeks or months late, and some pay a part. */
const habits: readonly PayingHabit[] = [
  { daysLate: 0, paysHalf: false },
  { daysLate: 0, paysHalf: false },
  { daysLate: 0, paysHalf: false },
  { daysLate: 12, paysHalf: false },
  { daysLate: 25, paysHalf: true },
  { daysLate: 48, paysHalf: false },
  { daysLate: 100, paysHalf: false },
];

/** The business itself pays its suppliers before their due day. */
const daysBeforeDue = 10;

const habitOf = (side: SubjectSide, subjectId: string): PayingHabit => {
  if (side === 'supplier') return { daysLate: -daysBeforeDue, paysHalf: false };
  const known = habits[Number(BigInt(`0x${subjectId.slice(-6)}`) % BigInt(habits.length))];
  if (known === undefined) throw new Error('there are no habits');
  return known;
};

const friday = 5;
const paymentHour = 15;

export const isPaymentDay = (day: string): boolean => weekdayOf(day) === friday;

type Paying = Pick<Writing, 'step' | 'business' | 'businessId' | 'config'>;

/**
 * Makes the bank payments of one day for due documents: customers pay the business, or the business pays its suppliers.
 * The habit of the payer decides how promptly.
 */
export async function writePastPayments(writing: Paying, side: SubjectSide, day: string): Promise<void> {
  const debts = await writing.step((transaction) => dueDebts(transaction, writing.businessId, { side, day }));
  for (const debt of debts) {
    const { daysLate, paysHalf } = habitOf(side, debt.subjectId);
    const due = debt.items.filter((item) => item.dueDay <= dayAfter(day, -daysLate));
    if (due.length > 0) await payOnce(writing, { ...debt, items: due }, { side, day, paysHalf });
  }
}

interface Debt {
  readonly subjectId: string;
  readonly currency: string;
  readonly accountId: string;
  /** The open documents, the oldest first. */
  readonly items: readonly {
    readonly id: string;
    readonly dueDay: string;
    readonly open: string;
    readonly rate: string;
  }[];
}

interface PaidHow {
  readonly side: SubjectSide;
  readonly day: string;
  readonly paysHalf: boolean;
}

/**
 * Makes a payment once: its id follows from subject and day, so that a day that was interrupted can be
 * repeated without duplicates.
 */
async function payOnce(
  { step, business, businessId, config }: Paying,
  { subjectId, currency, accountId, items }: Debt,
  { side, day, paysHalf }: PaidHow,
): Promise<void> {
  const at = new Date(startOfTiranaDay(day).getTime() + paymentHour * 3_600_000);
  const paymentId = demoId(`${businessId} payment ${side} ${subjectId} ${currency} ${day}`);
  const open = items.reduce((sum, item) => sum + BigInt(item.open), 0n);
  const documents = items.map(({ id }) => ({ _id: id, amount: null }));
  await step(async (transaction) => {
    const [earlier] = await transaction.run(
      'select 1 from tenant.payments where business_id = $1 and own_id = $2',
      [businessId, paymentId],
    );
    if (earlier !== undefined) return;
    const person = { id: personId(business.owner), name: business.owner.name };
    await makePayment(
      { transaction, businessId, config, person, clock: { now: () => at } },
      {
        paymentId,
        fingerprint: documentFingerprint(paymentId, 'demo', day),
        kind: 'payment',
        type: side,
        subjectId,
        method: 'ACCOUNT',
        accountId,
        tillId: null,
        date: day,
        currency,
        exRate: currency === baseCurrency ? null : rateInColumn(items[0]?.rate ?? '1'),
        amount: asMoney(paysHalf && open > 1n ? open / 2n : open),
        documents,
        keepRest: false,
        note: '',
        drawerNote: (number) => number,
      },
    );
  });
}

const itemsMax = 200;

/** The open documents that are due or nearly so, by subject and currency, with the bank account of the currency. */
async function dueDebts(
  transaction: Transaction,
  businessId: string,
  { side, day }: Pick<PaidHow, 'side' | 'day'>,
): Promise<readonly Debt[]> {
  return transaction.run<Debt>(readDebts, [businessId, side, dayAfter(day, daysBeforeDue), itemsMax]);
}

const readDebts = `
  select subject_id as "subjectId", item.currency, account.id as "accountId",
    jsonb_agg(jsonb_build_object('id', document_id, 'dueDay', due_day, 'open', open_mon::text,
      'rate', exchange_rate::text) order by day, document_id) as items
  from (
    select *, row_number() over (partition by subject_id, currency order by day, document_id) as place
    from tenant.open_items
    where business_id = $1 and side = $2 and open_mon > 0 and due_day <= $3::date
      and subject_id ~ '^[0-9a-f]{24}$'
  ) item
  join lateral (
    select id from tenant.accounts
    where business_id = $1 and currency = item.currency and deleted_at is null
    order by is_main desc, id limit 1
  ) account on true
  where place <= $4
  group by subject_id, item.currency, account.id order by subject_id, item.currency`;
