import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { drafts } from './drafts.ts';

export const onlinePaymentsHandlers: Handlers<typeof contract.onlinePayments> = { drafts };
