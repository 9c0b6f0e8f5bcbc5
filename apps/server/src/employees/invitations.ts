import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import type { Handler, SessionContext } from '../platform/http/context.ts';
import { invitationsStore } from './invitations-store.ts';

export const invitations: Handler<typeof contract.employees.invitations> = async (_input, context) => {
  const { transaction, person } = context;
  const rows = await invitationsStore(transaction, person.id).pending();
  return { invitations: rows.map(({ businessId, name, nipt, city }) => ({ businessId, name, nipt, city })) };
};

export const acceptInvitation: Handler<typeof contract.employees.acceptInvitation> = (input, context) =>
  answer(context, input.businessId, 'accepted');

export const declineInvitation: Handler<typeof contract.employees.declineInvitation> = (input, context) =>
  answer(context, input.businessId, 'declined');

async function answer(context: SessionContext, businessId: string, given: 'accepted' | 'declined') {
  const { transaction, person } = context;
  const store = invitationsStore(transaction, person.id);
  refuseUnless(await store.answer(businessId, given), 'not-found');
  await store.answerAsOwner(businessId, given);
  context.note(await nameOf(context, businessId));
  // The activity log entry is without a business, because the invitation does not concern the business of the
  // session.
  context.actAs({ person, businessId: null });
  return {};
}

async function nameOf({ transaction }: SessionContext, businessId: string): Promise<string> {
  const { name } = await transaction.queries
    .selectFrom('platform.businesses')
    .select('name')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return name;
}
