import { asMoney, baseCurrency, startOfTiranaDay, type Money } from '@tezga/domain';
import { makePayment } from '../payments/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import { personId } from './add-person.ts';
import { demoId } from './demo-id.ts';
import { dayAfter } from './past-sales/history.ts';
import type { Writing } from './past-sales/writing.ts';

/** Customers pay three weeks after the invoice; one in seven leaves it for later. */
const creditDays = 21;
const lateCustomers = 7n;
const paymentHour = 15;

interface Debt {
  readonly customerId: string;
  readonly open: Money;
}

/** The payments that arrive at the bank on a day: each customer pays the invoices that are old enough, but for a few. */
export async function writePastPayments(writing: Writing, day: string): Promise<void> {
  const { step, business, businessId, config } = writing;
  const at = new Date(startOfTiranaDay(day).getTime() + paymentHour * 3_600_000);
  const person = { id: personId(business.owner), name: business.owner.name };
  const { account, debts } = await step((transaction) =>
    toPay(transaction, businessId, dayAfter(day, -creditDays)),
  );
  if (account === null) return;
  for (const { customerId, open } of debts) {
    if (BigInt(`0x${customerId.slice(-4)}`) % lateCustomers === 0n) continue;
    const paymentId = demoId(`${businessId} payment ${customerId} ${day}`);
    await step(async (transaction) => {
      const [earlier] = await transaction.run(
        'select 1 from tenant.payments where business_id = $1 and own_id = $2',
        [businessId, paymentId],
      );
      if (earlier !== undefined) return;
      await makePayment(
        { transaction, businessId, config, person, clock: { now: () => at } },
        {
          paymentId,
          fingerprint: documentFingerprint(paymentId, 'demo', day),
          kind: 'payment',
          type: 'customer',
          subjectId: customerId,
          method: 'ACCOUNT',
          accountId: account,
          tillId: null,
          date: day,
          currency: baseCurrency,
          exRate: null,
          amount: open,
          documents: [],
          keepRest: false,
          note: '',
          drawerNote: (number) => number,
        },
      );
    });
  }
}

/** The main bank account in ALL, and what each customer owes in ALL for documents up to a day. */
async function toPay(transaction: Transaction, businessId: string, upTo: string) {
  const [[account], rows] = await Promise.all([
    transaction.run<{ readonly id: string }>(
      `select id from tenant.accounts where business_id = $1 and currency = 'ALL' and deleted_at is null
       order by is_main desc, id limit 1`,
      [businessId],
    ),
    transaction.run<{ readonly customerId: string; readonly open: bigint }>(
      `select subject_id as "customerId", sum(open_mon)::bigint as open from tenant.open_items
       where business_id = $1 and side = 'customer' and currency = 'ALL' and open_mon > 0 and day <= $2::date
         and subject_id ~ '^[0-9a-f]{24}$'
       group by subject_id order by subject_id`,
      [businessId, upTo],
    ),
  ]);
  const debts = rows.map(({ customerId, open }): Debt => ({ customerId, open: asMoney(open) }));
  return { account: account?.id ?? null, debts };
}
