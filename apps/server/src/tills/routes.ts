import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { businessData } from './business-data.ts';
import { editEpos } from './edit-epos.ts';
import { editPos } from './edit-pos.ts';
import { eposList } from './epos-list.ts';
import { posList } from './pos-list.ts';

export const tillsHandlers: Handlers<typeof contract.tills> = {
  posList,
  editPos,
  eposList,
  editEpos,
  businessData,
};
