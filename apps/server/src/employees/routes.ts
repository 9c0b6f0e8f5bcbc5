import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { addForAdmin } from './add-for-admin.ts';
import { changePin } from './change-pin.ts';
import { edit } from './edit.ts';
import { acceptInvitation, declineInvitation, invitations } from './invitations.ts';
import { list } from './list.ts';
import { one } from './one.ts';
import { operators } from './operators.ts';
import { ownerData } from './owner-data.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { takeOver } from './take-over.ts';

export const employeesHandlers: Handlers<typeof contract.employees> = {
  list,
  one,
  add,
  addForAdmin,
  edit,
  remove,
  restore,
  ownerData,
  changePin,
  operators,
  takeOver,
  invitations,
  acceptInvitation,
  declineInvitation,
};
