import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { faults } from './faults.ts';
import { page } from './page.ts';

export const fleetHandlers: Handlers<typeof contract.fleet> = { page, faults };
