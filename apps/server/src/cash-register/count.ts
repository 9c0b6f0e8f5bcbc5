import type { contract } from '@tezga/contract';
import {
  drawerDifferenceJournal,
  drawerProblem,
  lekAmount,
  minus,
  postedInLek,
  refuseUnless,
  tiranaDay,
} from '@tezga/domain';
import { postJournals } from '../accounting/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { countingDrawers, drawersStore } from './drawers-store.ts';

/**
 * Records a count of the drawer. Refused if the expected cash has changed since the person compared it with the count
 * (optimistic locking), because a sale in between would be posted as a shortage.
 */
export const count: Handler<typeof contract.cashRegister.count> = async (input, context) => {
  const { transaction, businessId, clock, person, role } = context;
  const { pos_id: tillId, expected, counted, note } = input;
  const problem = drawerProblem(role, 'INITIAL');
  const problems = problem === null ? [] : [{ path: 'counted', code: problem, limit: null }];
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  const till = await drawersStore(transaction, businessId).till(tillId);
  refuseUnless(till !== null, 'not-found');
  const at = clock.now();
  const day = tiranaDay(at);
  const drawers = countingDrawers(transaction, businessId);
  const inDrawer = await drawers.lockContent(tillId, day);
  refuseUnless(inDrawer !== null, 'drawer-not-open');
  refuseUnless(inDrawer === expected, 'drawer-changed');
  const difference = minus(counted, expected);
  const id = newRecordId(at);
  await drawers.addCount({ id, tillId, day, at, expected, counted, note }, person);
  const journal = drawerDifferenceJournal({
    ...postedInLek,
    sourceType: 'drawer-count',
    sourceId: id,
    cashId: tillId,
    movedAt: at,
    amount: lekAmount(difference),
  });
  await postJournals(transaction, businessId, journal === null ? [] : [journal], { at, by: person.id });
  context.note(till.name);
  const { counted: words } = context.phrasesIn[context.language].cashRegister.done;
  return { _id: id, difference, message: words };
};
