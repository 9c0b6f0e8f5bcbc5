import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { keepMany } from './keep-many.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { standard } from './standard.ts';

export const unitsHandlers: Handlers<typeof contract.units> = {
  list,
  standard,
  add,
  keepMany,
  remove,
  restore,
};
