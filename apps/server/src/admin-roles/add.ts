import type { contract } from '@tezga/contract';
import { isFixedAdminRole, refuseUnless } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { newRecordId } from '../platform/record-ids.ts';
import { lockAdminRights, refuseAboveOwn, refuseReseller } from './admin-rights.ts';
import { changingStore } from './changing-store.ts';
import { levelsSent } from './levels-sent.ts';

export const add: Handler<typeof contract.adminRoles.add> = async (input, context) => {
  const { transaction, clock } = context;
  const own = await lockAdminRights(context);
  refuseReseller(own);
  refuseUnless(!isFixedAdminRole(input.roleCode), 'admin-role-fixed');
  const { roleDesc: description, roleCode: code } = input;
  const content = { description, code, saPermissions: levelsSent(input.saPermissions) };
  refuseAboveOwn(own, [content]);
  const now = clock.now();
  const id = newRecordId(now);
  await changingStore(transaction).add(id, content, now);
  context.note(description);
  return { _id: id };
};
