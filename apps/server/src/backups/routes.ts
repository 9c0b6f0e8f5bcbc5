import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { start } from './start.ts';
import { state } from './state.ts';

export const backupsHandlers: Handlers<typeof contract.backups> = { state, start };
