import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { exported } from './exported.ts';
import { fromInvoice } from './from-invoice.ts';
import { issue } from './issue.ts';
import { list } from './list.ts';
import { ofInvoice } from './of-invoice.ts';
import { one } from './one.ts';
import { pdf } from './pdf.ts';
import { printed } from './printed.ts';
import { resend } from './resend.ts';
import { seeMissed } from './see-missed.ts';
import { waiting } from './waiting.ts';

export const wtnHandlers: Handlers<typeof contract.wtn> = {
  issue,
  list,
  exported,
  one,
  ofInvoice,
  fromInvoice,
  waiting,
  resend,
  seeMissed,
  pdf,
  printed,
};
