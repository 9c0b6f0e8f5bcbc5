import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { list } from './list.ts';

export const messagesHandlers: Handlers<typeof contract.messages> = { list };
