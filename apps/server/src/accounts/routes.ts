import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { banks } from './banks.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';

export const accountsHandlers: Handlers<typeof contract.accounts> = {
  list,
  banks,
  add,
  edit,
  remove,
  restore,
};
