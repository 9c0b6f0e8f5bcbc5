import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { afterEdit } from '../platform/edits.ts';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { changingStore, refuseUnknownCodes } from './changing-store.ts';
import { unitsStore } from './store.ts';

export const keepMany: Handler<typeof contract.units.keepMany> = async (input, context) => {
  refuseUnknownCodes(
    input.map(({ code = '' }) => code),
    (place) => `${place}.code`,
  );
  const { transaction, businessId, clock } = context;
  const store = unitsStore(transaction, businessId);
  const changing = changingStore(transaction, businessId);
  await store.lockAll();
  const now = clock.now();
  const known = input.flatMap(({ unit_id: id, ...sent }) => (id === undefined ? [] : [{ id, sent }]));
  const fresh = input.flatMap(({ unit_id: id, name = '', code = '' }) =>
    id === undefined ? [{ id: newRecordId(now), name, code }] : [],
  );
  const locked =
    known.length === 0
      ? []
      : (await store.lock(known.map(({ id }) => id))).filter((unit) => unit.deleted_at === null);
  // Also refuses a call that names a unit twice, because only its last name would be stored.
  refuseUnless(locked.length === known.length, 'not-found');
  const sentFor = new Map(known.map(({ id, sent }) => [id, sent]));
  const changed = locked.map(({ id, name, code }) => afterEdit({ id, name, code }, sentFor.get(id) ?? {}));
  await changing.change(changed);
  await changing.add(fresh, now);
  const saved = [...changed, ...fresh];
  context.note(saved.map(({ name }) => name).join(', '));
  return { units: saved.map(({ id, name, code }) => ({ unit_id: id, name, code })) };
};
