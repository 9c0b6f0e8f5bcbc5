import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { list } from './list.ts';
import { people } from './people.ts';
import { report } from './report.ts';

export const activityHandlers: Handlers<typeof contract.activity> = { list, people, report };
