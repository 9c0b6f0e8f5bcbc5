import type { contract } from '@tezga/contract';
import { canonicalContact, Refusal } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { passwordFits } from '../platform/session/passwords.ts';
import { openSession } from './open-session.ts';
import { roleReply } from './role-reply.ts';
import { accountsStore, rolesStore } from './store.ts';

// From one address few, so that guessing is hopeless; from anywhere more, so that strangers hardly lock anyone out.
const failuresMax = { fromHere: 10, fromAnywhere: 50 };
const failuresWindowMs = 15 * 60_000;

/** Wrong name and wrong password get the same answer, in the same time. */
export const signIn: Handler<typeof contract.access.signIn> = async ({ username, password }, context) => {
  const accounts = accountsStore(context.transaction);
  const roles = rolesStore(context.transaction);
  const { address, clock } = context;
  const contact = canonicalContact(username);
  const since = new Date(clock.now().getTime() - failuresWindowMs);
  const failures = await accounts.failuresSince(contact, address, since);
  const isTooMany =
    failures.fromHere >= failuresMax.fromHere || failures.fromAnywhere >= failuresMax.fromAnywhere;
  if (isTooMany) throw new Refusal('too-many-attempts');

  const account = await accounts.account(contact);
  if (!(await passwordFits(account?.passwordHash ?? null, password)) || account === null) {
    await accounts.addFailure(contact, address, clock.now());
    throw new Refusal('wrong-credentials', {}, { keepsWork: true });
  }
  await accounts.forgetFailures(contact, address);

  const businesses = account.kind === 'business' ? await roles.businessesOf(account.id) : [];
  const [onlyBusiness] = businesses;
  const businessId = businesses.length === 1 && onlyBusiness !== undefined ? onlyBusiness : null;
  const role =
    businessId === null ? await roles.adminRole(account.id) : await roles.roleIn(businessId, account.id);
  await openSession(context, account, businessId);
  context.actAs({ person: account, businessId });
  return {
    user: { _id: account.id, name: account.name, username: account.username },
    role: role === null ? null : roleReply(role),
    businessId,
  };
};
