import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { assignSubject } from './assign-subject.ts';
import { list } from './list.ts';
import { one } from './one.ts';
import { pdf } from './pdf.ts';
import { refresh } from './refresh.ts';
import { setUse } from './set-use.ts';
import { state } from './state.ts';
import { suppliers } from './suppliers.ts';

export const purchasesHandlers: Handlers<typeof contract.purchases> = {
  list,
  one,
  suppliers,
  state,
  refresh,
  assignSubject,
  setUse,
  pdf,
};
