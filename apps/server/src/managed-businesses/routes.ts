import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { aboutToExpire } from './about-to-expire.ts';
import { add } from './add.ts';
import { countOfUser } from './count-of-user.ts';
import { data } from './data.ts';
import { editInfo } from './edit-info.ts';
import { list } from './list.ts';
import { necessaryData } from './necessary-data.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { setClientRules } from './set-client-rules.ts';
import { setImpactWarehouse } from './set-impact-warehouse.ts';
import { taxpayer } from './taxpayer.ts';
import { transfer } from './transfer.ts';
import { updateVatList } from './update-vat-list.ts';

export const managedBusinessesHandlers: Handlers<typeof contract.managedBusinesses> = {
  list,
  data,
  aboutToExpire,
  necessaryData,
  countOfUser,
  taxpayer,
  add,
  editInfo,
  remove,
  restore,
  transfer,
  updateVatList,
  setImpactWarehouse,
  setClientRules,
};
