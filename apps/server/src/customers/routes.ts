import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { changes } from './changes.ts';
import { edit } from './edit.ts';
import { merge } from './merge.ts';
import { nextCode } from './next-code.ts';
import { one } from './one.ts';
import { page } from './page.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { taxpayers } from './taxpayers.ts';
import { towns } from './towns.ts';

export const customersHandlers: Handlers<typeof contract.customers> = {
  page,
  towns,
  one,
  changes,
  nextCode,
  taxpayers,
  add,
  edit,
  remove,
  restore,
  merge,
};
