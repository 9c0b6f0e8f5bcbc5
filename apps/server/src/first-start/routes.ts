import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { check } from './check.ts';
import { create } from './create.ts';

export const firstStartHandlers: Handlers<typeof contract.firstStart> = { check, create };
