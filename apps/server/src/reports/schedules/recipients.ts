import { businessLevel, reaches, Refusal } from '@tezga/domain';
import type { Member, schedulesStore } from './store.ts';

/** The members of the business who have the permission to receive reports. */
export async function recipientsIn(
  schedules: Pick<ReturnType<typeof schedulesStore>, 'members'>,
): Promise<readonly Member[]> {
  const members = await schedules.members();
  return members.filter(({ code, permissions }) =>
    reaches(businessLevel({ ...permissions, code }, 'reports'), 'read'),
  );
}

/** Refuses ids of people who are not in the business or may not read reports. */
export async function refuseStrangers(
  schedules: Pick<ReturnType<typeof schedulesStore>, 'members'>,
  recipientIds: readonly string[],
): Promise<void> {
  const allowed = new Set((await recipientsIn(schedules)).map(({ id }) => id));
  if (!recipientIds.every((id) => allowed.has(id))) throw new Refusal('not-found');
}
