import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { all } from './all.ts';
import { edit } from './edit.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';

export const currenciesHandlers: Handlers<typeof contract.currencies> = {
  all,
  list,
  history,
  add,
  edit,
  remove,
};
