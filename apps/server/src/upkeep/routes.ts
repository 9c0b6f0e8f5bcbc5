import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { disk } from './disk.ts';

export const upkeepHandlers: Handlers<typeof contract.upkeep> = { disk };
