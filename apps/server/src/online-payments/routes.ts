import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { createOrder } from './create-order.ts';
import { drafts } from './drafts.ts';
import { finishPayment } from './finish-payment.ts';
import { notification } from './notification.ts';

export const onlinePaymentsHandlers: Handlers<typeof contract.onlinePayments> = {
  drafts,
  createOrder,
  finishPayment,
  notification,
};
