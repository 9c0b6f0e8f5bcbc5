import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { logins } from './logins.ts';
import { mailbox } from './mailbox.ts';

export const demoHandlers: Handlers<typeof contract.demo> = { logins, mailbox };
