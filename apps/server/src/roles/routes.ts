import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { defaults } from './defaults.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { myUsers } from './my-users.ts';
import { one } from './one.ts';
import { removeMany } from './remove-many.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';

export const rolesHandlers: Handlers<typeof contract.roles> = {
  list,
  one,
  defaults,
  myUsers,
  add,
  edit,
  remove,
  removeMany,
  restore,
};
