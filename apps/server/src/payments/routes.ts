import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { list, one } from './list.ts';
import { allSales, invoicesOfCustomer, sales, whatCanIPay } from './open-documents.ts';
import { pay, paySale, refund } from './pay.ts';
import { payWithSale } from './pay-with-sale.ts';
import { receipt } from './receipt.ts';
import { reverse } from './reverse.ts';
import { setOff } from './set-off.ts';
import { sendStatement, statement } from './statement.ts';
import { subject } from './subject.ts';
import { subjects } from './subjects.ts';

export const paymentsHandlers: Handlers<typeof contract.payments> = {
  pay,
  paySale,
  payWithSale,
  refund,
  setOff,
  reverse,
  list,
  one,
  receipt,
  subjects,
  statement,
  sendStatement,
  subject,
  whatCanIPay,
  sales,
  allSales,
  invoicesOfCustomer,
};
