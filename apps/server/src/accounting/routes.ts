import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { journals } from './journals.ts';
import { one } from './one.ts';

export const accountingHandlers: Handlers<typeof contract.accounting> = { journals, one };
