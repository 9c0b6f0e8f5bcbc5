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
import { drawersStore, lockingDrawers } from './drawers-store.ts';
import { moveMoney, type Moving } from './move-money.ts';

interface LateOpening {
  readonly tillId: string;
  readonly at: Date;
  readonly reason: LateReason;
  readonly note: string;
}

/**
 * Opens the drawer of a past day on which the till did not work, for sales that are entered later. The cash
 * was not counted on that day, so the opening amount is the final balance of the day before, and the opening
 * is submitted late, like its sales. If that balance was negative, the opening amount is zero; the missing
 * amount, which is returned, came out of the safe.
 */
export async function openLateDrawer(
  context: Moving,
  { tillId, at, reason, note }: LateOpening,
): Promise<Money> {
  const left = await lockingDrawers(context.transaction, context.businessId).lockCarriedOver(
    tillId,
    tiranaDay(at),
  );
  const amount = left > 0n ? left : noMoney;
  const input = { pos_id: tillId, operation: 'INITIAL', amount, target: 'safe', note } as const;
  await moveMoney({ ...context, clock: { now: () => at } }, input, null, reason);
  return left < 0n ? negated(left) : noMoney;
}

interface LateMoney extends JournalSource {
  readonly tillId: string;
  /** The shop with the safe. */
  readonly shopId: string;
  /** The day on which the cash came into the drawer or, if the amount is negative, left it. */
  readonly day: string;
  readonly amount: Money;
}

/**
 * Corrects the safe if cash is entered for a past day and the drawer was opened again after that day. That
 * opening counted this cash too and posted it as an unexplained movement from the safe, so this posts the
 * amount back.
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
