import {
  drawerDepositJournal,
  drawerWithdrawJournal,
  lekAmount,
  negated,
  noMoney,
  postedInLek,
  tiranaDay,
  type JournalSource,
  type LateReason,
  type Money,
} from '@tezga/domain';
import { postJournals } from '../accounting/index.ts';
import { drawersStore, holdingDrawers } from './drawers-store.ts';
import { moveMoney, type Moving } from './move-money.ts';

interface LateOpening {
  readonly tillId: string;
  readonly at: Date;
  readonly reason: LateReason;
  readonly note: string;
}

/**
 * Opens the drawer of a day on which nobody could, because the till was not working. Nobody counted it either, so it is
 * opened with what was left in it before, and the tax authority hears of that as late as of what was sold. Says what came
 * out of the safe for it, where more had left the drawer than was in it.
 */
export async function openLateDrawer(
  context: Moving,
  { tillId, at, reason, note }: LateOpening,
): Promise<Money> {
  const left = await holdingDrawers(context.transaction, context.businessId).carryOver(tillId, tiranaDay(at));
  const amount = left > 0n ? left : noMoney;
  const input = { pos_id: tillId, operation: 'INITIAL', amount, target: 'safe', note } as const;
  await moveMoney({ ...context, clock: { now: () => at } }, input, null, reason);
  return left < 0n ? negated(left) : noMoney;
}

interface LateMoney extends JournalSource {
  readonly tillId: string;
  /** Where its safe is. */
  readonly shopId: string;
  /** The day it came into the drawer, or left it where it is below zero. */
  readonly day: string;
  readonly amount: Money;
}

/**
 * Money that is entered for a day after which the drawer was opened again. Whoever opened it had it in their hands, and
 * what they counted beyond what was known then was booked as coming out of the safe: so much goes back there.
 */
export async function carryLateMoney(
  { transaction, businessId, person }: Moving,
  { tillId, shopId, day, amount, sourceType, sourceId }: LateMoney,
): Promise<void> {
  const movedAt = await drawersStore(transaction, businessId).openedAfter(tillId, day);
  if (movedAt === null) return;
  const moved = {
    ...postedInLek,
    sourceType,
    sourceId,
    cashId: tillId,
    movedAt,
    amount: lekAmount(amount < 0n ? negated(amount) : amount),
  };
  const journal =
    amount < 0n ? drawerDepositJournal(moved, shopId) : drawerWithdrawJournal(moved, { safeId: shopId });
  if (journal === null) return;
  await postJournals(transaction, businessId, [journal], { at: movedAt, by: person.id });
}
