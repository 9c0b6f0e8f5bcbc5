import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { logins } from './logins.ts';

export const demoHandlers: Handlers<typeof contract.demo> = { logins };
