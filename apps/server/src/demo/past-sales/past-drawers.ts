import { decoded, figure } from '@tezga/contract';
import { sumOf, type Money } from '@tezga/domain';
import { drawersStore, moveMoney } from '../../cash-register/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { personId } from '../add-person.ts';
import type { DemoPerson } from '../people.ts';
import { habitsOf } from './habits.ts';
import { momentOf, weekdayOf } from './history.ts';
import type { Sketch } from './sketched-day.ts';
import type { SubmissionResultOf, Writing } from './writing.ts';

const friday = 5;

/** Opens each drawer that has cash sales on the day, before the first sale. */
export async function openDrawers(
  { step, business, businessId }: Writing,
  sketches: readonly Sketch[],
  submissionResultOf: SubmissionResultOf,
): Promise<void> {
  const { opensAt, change: amount } = habitsOf[business.trade];
  for (const { tillId, day, seller } of firstOfEachTill(sketches)) {
    const at = momentOf(day, opensAt - 0.2);
    const given = {
      tillId,
      at,
      seller,
      operation: 'INITIAL',
      amount: decoded(figure.money, amount),
      target: 'safe',
    } as const;
    await step(async (transaction) => {
      const isOpen = (await drawersStore(transaction, businessId).day(tillId, day)) !== null;
      if (!isOpen) await move(transaction, businessId, given, submissionResultOf.drawer(tillId, day, at));
    });
  }
}

/**
 * Empties each drawer into the safe after closing time, on Fridays into the bank; the opening amount of the next day
 * comes from the safe. An exchange office banks nothing, because it needs the lek to buy euros.
 */
export async function closeDrawers(
  { step, history, business, businessId }: Writing,
  sketches: readonly Sketch[],
  submissionResultOf: SubmissionResultOf,
): Promise<void> {
  const { opensAt, hours } = habitsOf[business.trade];
  for (const { tillId, day, seller } of firstOfEachTill(sketches)) {
    const at = momentOf(day, opensAt + hours.length + 0.25);
    if (at > history.until) continue;
    const isBanked = weekdayOf(day) === friday && business.trade !== 'exchange';
    const target = isBanked ? 'bank' : 'safe';
    await step(async (transaction) => {
      const drawer = await drawersStore(transaction, businessId).day(tillId, day);
      if (drawer === null || drawer.withdrawn > 0n) return;
      const amount = sumOf([drawer.startingBalance, drawer.deposited, drawer.sold]);
      const given = { tillId, at, seller, operation: 'WITHDRAW', amount, target } as const;
      if (amount > 0n) await move(transaction, businessId, given, submissionResultOf.drawer(tillId, day, at));
    });
  }
}

function firstOfEachTill(sketches: readonly Sketch[]): Sketch[] {
  const firsts = new Map<string, Sketch>();
  for (const sketch of sketches)
    if (sketch.series !== '' && !firsts.has(sketch.series)) firsts.set(sketch.series, sketch);
  return [...firsts.values()];
}

interface Moved {
  readonly tillId: string;
  readonly at: Date;
  readonly seller: DemoPerson;
  readonly operation: 'INITIAL' | 'WITHDRAW';
  readonly amount: Money;
  readonly target: 'safe' | 'bank';
}

async function move(
  transaction: Transaction,
  businessId: string,
  { tillId, at, seller, operation, amount, target }: Moved,
  submissionResult: ReturnType<SubmissionResultOf['drawer']>,
): Promise<void> {
  const person = { id: personId(seller), name: seller.name };
  await moveMoney(
    { transaction, businessId, person, clock: { now: () => at } },
    { pos_id: tillId, operation, amount, target, note: '' },
    submissionResult,
  );
}
