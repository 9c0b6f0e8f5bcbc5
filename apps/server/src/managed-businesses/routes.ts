import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { data } from './data.ts';
import { list } from './list.ts';

export const managedBusinessesHandlers: Handlers<typeof contract.managedBusinesses> = { list, data };
