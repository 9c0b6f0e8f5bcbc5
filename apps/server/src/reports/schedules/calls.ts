import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { afterEdit, refuseIfChanged } from '../../platform/edits.ts';
import type { Handler } from '../../platform/http/context.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import { recipientsIn, refuseStrangers } from './recipients.ts';
import { scheduleChanges, schedulesStore, type Sending, type StoredSchedule } from './store.ts';

export const schedules: Handler<typeof contract.reports.schedules> = async (
  _input,
  { transaction, businessId },
) => {
  const store = schedulesStore(transaction, businessId);
  const [rows, recipients] = await Promise.all([store.list(), recipientsIn(store)]);
  return {
    schedules: rows.map(listed),
    recipients: recipients.map(({ id, name, email }) => ({ _id: id, name, email })),
  };
};

const listed = ({ id, definition, timedAt: _timedAt, lastDay, updatedAt, ...row }: StoredSchedule) => ({
  _id: id,
  ...definition,
  ...row,
  recipientIds: [...row.recipientIds],
  lastSentDay: lastDay,
  updatedAt: updatedAt.toISOString(),
});

export const addSchedule: Handler<typeof contract.reports.addSchedule> = async (
  { report, by, shopIds, posIds, operatorIds, categoryIds, ...sending },
  context,
) => {
  const { transaction, businessId, person, clock } = context;
  const store = schedulesStore(transaction, businessId);
  await refuseStrangers(store, sending.recipientIds);
  const at = clock.now();
  const id = newRecordId(at);
  const definition = { report, by, shopIds, posIds, operatorIds, categoryIds };
  await scheduleChanges(transaction, businessId).add(id, definition, sending, { by: person, at });
  context.note(report);
  return { _id: id };
};

export const editSchedule: Handler<typeof contract.reports.editSchedule> = async (
  { scheduleId, updatedAt: seen, ...sent },
  context,
) => {
  const { transaction, businessId, clock } = context;
  const store = schedulesStore(transaction, businessId);
  const stored = await store.lock(scheduleId);
  refuseUnless(stored !== null, 'not-found');
  refuseIfChanged(stored.updatedAt, seen);
  const sending = afterEdit<Sending>(sendingOf(stored), sent);
  if (sent.recipientIds !== undefined) await refuseStrangers(store, sent.recipientIds);
  const at = clock.now();
  const updatedAt = await scheduleChanges(transaction, businessId).edit(
    scheduleId,
    sending,
    isSameTime(stored, sending) ? stored.timedAt : at,
    at,
  );
  context.note(stored.definition.report);
  return { updatedAt: updatedAt.toISOString() };
};

export const removeSchedule: Handler<typeof contract.reports.removeSchedule> = async (
  { scheduleId },
  context,
) => {
  const { transaction, businessId } = context;
  const removed = await scheduleChanges(transaction, businessId).remove(scheduleId);
  refuseUnless(removed !== null, 'not-found');
  context.note(removed.report);
  return {};
};

const sendingOf = ({
  period,
  frequency,
  weekday,
  monthDay,
  hour,
  language,
  recipientIds,
}: StoredSchedule): Sending => ({ period, frequency, weekday, monthDay, hour, language, recipientIds });

const isSameTime = (one: Sending, other: Sending): boolean =>
  one.frequency === other.frequency &&
  one.weekday === other.weekday &&
  one.monthDay === other.monthDay &&
  one.hour === other.hour;
