import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { changingStore, refuseUnknownCodes } from './changing-store.ts';
import { unitsStore } from './store.ts';

export const keepMany: Handler<typeof contract.units.keepMany> = async (input, context) => {
  refuseUnknownCodes(
    input.map(({ code }) => code),
    (place) => `${place}.code`,
  );
  const { transaction, businessId, clock } = context;
  const store = unitsStore(transaction, businessId);
  const changing = changingStore(transaction, businessId);
  await store.lockAll();
  const now = clock.now();
  const known = input.flatMap(({ unit_id: id, name, code }) =>
    id === undefined ? [] : [{ id, name, code }],
  );
  const fresh = input.flatMap(({ unit_id: id, name, code }) =>
    id === undefined ? [{ id: newRecordId(now), name, code }] : [],
  );
  if (known.length > 0) {
    const locked = (await store.lock(known.map(({ id }) => id))).filter((unit) => unit.deleted_at === null);
    // Also refuses a unit named twice, because only its last name would be stored.
    refuseUnless(locked.length === known.length, 'not-found');
  }
  await changing.change(known);
  await changing.add(fresh, now);
  context.note(input.map(({ name }) => name).join(', '));
  return { units: [...known, ...fresh].map(({ id, name, code }) => ({ unit_id: id, name, code })) };
};
