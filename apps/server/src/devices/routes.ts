import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { addEasybar, addEasypoint, addEpos, addPos } from './add-device.ts';
import { all } from './all.ts';
import { canBeDeleted } from './can-be-deleted.ts';
import { detach } from './detach.ts';
import { editEasybar, editEasypoint, editEpos, editPos } from './edit-device.ts';
import { posList } from './pos-list.ts';
import { registerTcr } from './register-tcr.ts';
import { remove } from './remove.ts';

export const devicesHandlers: Handlers<typeof contract.devices> = {
  all,
  posList,
  addPos,
  editPos,
  addEpos,
  editEpos,
  addEasybar,
  editEasybar,
  addEasypoint,
  editEasypoint,
  detach,
  canBeDeleted,
  remove,
  registerTcr,
};
