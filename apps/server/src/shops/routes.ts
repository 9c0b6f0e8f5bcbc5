import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { edit, editForAdmin } from './edit.ts';
import { hideOrRestore } from './hide-or-restore.ts';
import { list } from './list.ts';
import { mayBeDeleted } from './may-be-deleted.ts';
import { remove } from './remove.ts';

export const shopsHandlers: Handlers<typeof contract.shops> = {
  list,
  add,
  edit,
  editForAdmin,
  hideOrRestore,
  mayBeDeleted,
  remove,
};
