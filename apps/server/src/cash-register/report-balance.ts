import type { contract } from '@tezga/contract';
import {
  drawerDepositJournal,
  drawerWithdrawJournal,
  hundredthsOf,
  lekAmount,
  postedInLek,
  refuseUnless,
  tiranaDay,
  type Journal,
} from '@tezga/domain';
import type { z } from 'zod';
import { postJournals } from '../accounting/index.ts';
import { addFiscalDocument } from '../fiscalization/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { drawerMovementKindName } from './drawer-movement-kind.ts';
import { drawersStore, type Till } from './drawers-store.ts';

type Input = z.output<typeof contract.cashRegister.reportBalance.input>;

interface Movement {
  readonly id: string;
  readonly till: Till;
  readonly day: string;
  readonly at: Date;
  readonly amount: bigint;
}

/** One transaction: what should be in the drawer, the movement, the journal, and what the tax authority will hear. */
export const reportBalance: Handler<typeof contract.cashRegister.reportBalance> = async (input, context) => {
  const { transaction, businessId, person } = context;
  const till = await drawersStore(transaction, businessId).till(input.pos_id);
  refuseUnless(till !== null, 'not-found');
  refuseUnless(till.tcrCode !== '', 'till-not-registered');
  const now = context.clock.now();
  const at = wholeSeconds(now);
  const movement = {
    // By the full time, so that what was moved in one second stays in its order.
    id: newRecordId(now),
    till,
    day: tiranaDay(at),
    at,
    amount: hundredthsOf(input.amount),
  };
  const journal = await move(context, input, movement);
  await keep(context, input, movement);
  await postJournals(transaction, businessId, journal === null ? [] : [journal], { at, by: person.id });
  await addFiscalDocument(transaction, businessId, {
    id: movement.id,
    kind: drawerMovementKindName,
    madeAt: at,
  });
  context.note(till.name);
  const { done } = context.phrasesIn[context.language].cashRegister;
  return { _id: movement.id, status: 'pending', message: done[input.operation] };
};

/** Messages of the tax authority know no parts of a second. */
const wholeSeconds = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);

/** Changes what should be in the drawer, and says what that means to the books. */
async function move(
  { transaction, businessId }: BusinessContext,
  { operation, target }: Input,
  { id, till, day, at, amount }: Movement,
): Promise<Journal | null> {
  const drawers = drawersStore(transaction, businessId);
  const moved = (sum: bigint) => ({
    ...postedInLek,
    sourceType: drawerMovementKindName,
    sourceId: id,
    cashId: till.id,
    movedAt: at,
    amount: lekAmount(sum),
  });
  switch (operation) {
    case 'INITIAL': {
      const carriedOver = await drawers.carriedOver(till.id, day);
      const isOpened = await drawers.open({ tillId: till.id, day, at, openingId: id, amount });
      refuseUnless(isOpened, 'drawer-already-open');
      // Whatever was not in it overnight came out of the safe of the shop, or went there.
      return amount >= carriedOver
        ? drawerDepositJournal(moved(amount - carriedOver), till.shopId)
        : drawerWithdrawJournal(moved(carriedOver - amount), { safeId: till.shopId });
    }
    case 'DEPOSIT':
      refuseUnless(await drawers.deposit(till.id, day, amount), 'drawer-not-open');
      return drawerDepositJournal(moved(amount), till.shopId);
    case 'WITHDRAW': {
      const isDone = await drawers.withdraw(till.id, day, amount);
      refuseUnless(isDone || (await drawers.day(till.id, day)) !== null, 'drawer-not-open');
      refuseUnless(isDone, 'drawer-short');
      return drawerWithdrawJournal(moved(amount), target === 'bank' ? 'bank' : { safeId: till.shopId });
    }
  }
}

async function keep(
  { transaction, businessId, person }: BusinessContext,
  { operation, target, note }: Input,
  { id, till, day, at, amount }: Movement,
): Promise<void> {
  await transaction.run(
    `insert into tenant.drawer_movements
       (business_id, id, till_id, day, operation, amount, target, moved_at, tcr_code, note, operator_id, operator_name)
     values ($1::text, $2, $3, $4, $5, $6, $7, $8, $9, $10,
       coalesce((select id from tenant.employees where business_id = $1::text and user_id = $11::text), $11::text), $12)`,
    [
      businessId,
      id,
      till.id,
      day,
      operation,
      amount,
      operation === 'WITHDRAW' ? target : null,
      at,
      till.tcrCode,
      note,
      person.id,
      person.name,
    ],
  );
}
