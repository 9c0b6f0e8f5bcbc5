import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { articleHistory } from './article-history.ts';

export const warehouseHandlers: Handlers<typeof contract.warehouse> = { articleHistory };
