import type { contract, movementTargets } from '@tezga/contract';
import {
  drawerDepositJournal,
  drawerWithdrawJournal,
  lekAmount,
  minus,
  postedInLek,
  refuseUnless,
  tiranaDay,
  type Journal,
  type LateReason,
  type Money,
} from '@tezga/domain';
import type { z } from 'zod';
import { postJournals } from '../accounting/index.ts';
import { addFiscalDocument, addSubmittedDocument, type SubmissionResult } from '../fiscalization/index.ts';
import type { BusinessContext, Person } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { drawerMovementKindName } from './drawer-movement-kind.ts';
import { changingDrawers, drawersStore, lockingDrawers, type Till } from './drawers-store.ts';

type Input = z.output<typeof contract.cashRegister.reportBalance.input>;

/** A till that is registered with the tax authority; movements of other tills are refused. */
export async function registeredTill(
  { transaction, businessId }: Pick<Moving, 'transaction' | 'businessId'>,
  tillId: string,
): Promise<Till> {
  const till = await drawersStore(transaction, businessId).till(tillId);
  refuseUnless(till !== null, 'not-found');
  refuseUnless(till.tcrCode !== '', 'till-not-registered');
  return till;
}

export interface Moving extends Pick<BusinessContext, 'transaction' | 'businessId' | 'clock'> {
  readonly person: Pick<Person, 'id' | 'name'>;
}

export interface Movement {
  readonly id: string;
  readonly till: Till;
  readonly day: string;
  readonly at: Date;
  readonly amount: Money;
}

/**
 * Moves cash in a drawer: checks and updates its expected content, inserts the movement, the journal and the fiscal
 * document. `submissionResult` is set for a movement that was submitted before it is inserted.
 */
export async function moveMoney(
  context: Moving,
  input: Input,
  submissionResult: SubmissionResult | null = null,
  lateReason: LateReason | null = null,
): Promise<{ readonly id: string; readonly till: Till }> {
  const { transaction, businessId, person } = context;
  const till = await registeredTill(context, input.pos_id);
  const now = context.clock.now();
  const at = wholeSeconds(now);
  // The id contains milliseconds, so that movements of the same second sort in their order.
  const id = newRecordId(now);
  const movement = { id, till, day: tiranaDay(at), at, amount: input.amount };
  const journal = await move(context, input, movement);
  const { operation, note } = input;
  const target = operation === 'WITHDRAW' ? input.target : null;
  await insertMovement(context, { operation, target, note }, movement);
  await postJournals(transaction, businessId, journal === null ? [] : [journal], { at, by: person.id });
  const document = { id, kind: drawerMovementKindName, madeAt: at, lateReason };
  if (submissionResult === null) await addFiscalDocument(transaction, businessId, document);
  else await addSubmittedDocument(transaction, businessId, document, submissionResult);
  return { id, till };
}

/** Fiscal messages have no fractions of a second. */
export const wholeSeconds = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);

/** Updates the expected content of the drawer and returns the journal of the movement. */
function move(context: Moving, { operation, target }: Input, movement: Movement) {
  if (operation === 'INITIAL') return openDrawer(context, movement);
  return operation === 'DEPOSIT' ? deposit(context, movement) : withdraw(context, movement, target);
}

async function openDrawer({ transaction, businessId }: Moving, movement: Movement): Promise<Journal | null> {
  const { id: openingId, till, day, at, amount } = movement;
  const drawers = changingDrawers(transaction, businessId);
  const locking = lockingDrawers(transaction, businessId);
  await locking.lockTill(till.id);
  const carriedOver = await locking.lockCarriedOver(till.id, day);
  const isOpened = await drawers.open({ tillId: till.id, day, at, openingId, amount });
  refuseUnless(isOpened, 'drawer-already-open');
  // The difference between the opening amount and the balance of the day before was taken from the safe of
  // the shop, or put into it.
  return amount >= carriedOver
    ? drawerDepositJournal(moved(movement, minus(amount, carriedOver)), till.shopId)
    : drawerWithdrawJournal(moved(movement, minus(carriedOver, amount)), { safeId: till.shopId });
}

async function deposit({ transaction, businessId }: Moving, movement: Movement): Promise<Journal | null> {
  const { till, day, amount } = movement;
  const isDone = await changingDrawers(transaction, businessId).deposit(till.id, day, amount);
  refuseUnless(isDone, 'drawer-not-open');
  return drawerDepositJournal(moved(movement, amount), till.shopId);
}

async function withdraw(
  { transaction, businessId }: Moving,
  movement: Movement,
  target: Input['target'],
): Promise<Journal | null> {
  const { till, day, amount } = movement;
  const isDone = await changingDrawers(transaction, businessId).withdraw(till.id, day, amount);
  const isOpen = isDone || (await drawersStore(transaction, businessId).day(till.id, day)) !== null;
  refuseUnless(isOpen, 'drawer-not-open');
  refuseUnless(isDone, 'drawer-short');
  return drawerWithdrawJournal(moved(movement, amount), target === 'bank' ? 'bank' : { safeId: till.shopId });
}

const moved = ({ id, till, at }: Movement, amount: Money) => ({
  ...postedInLek,
  sourceType: drawerMovementKindName,
  sourceId: id,
  cashId: till.id,
  movedAt: at,
  amount: lekAmount(amount),
});

interface Written extends Pick<Input, 'operation' | 'note'> {
  readonly target: (typeof movementTargets)[number] | null;
}

export async function insertMovement(
  { transaction, businessId, person }: Moving,
  { operation, target, note }: Written,
  { id, till, day, at, amount }: Movement,
): Promise<void> {
  await transaction.run(
    `insert into tenant.drawer_movements
       (business_id, id, till_id, day, operation, amount, target, moved_at, tcr_code, note, operator_id, operator_name)
     values ($1::text, $2, $3, $4, $5, $6, $7, $8, $9, $10,
       coalesce((select id from tenant.employees where business_id = $1::text and user_id = $11::text), $11::text), $12)`,
    [businessId, id, till.id, day, operation, amount, target, at, till.tcrCode, note, person.id, person.name],
  );
}
