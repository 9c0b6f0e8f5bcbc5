import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { find } from './find.ts';
import { remove } from './remove.ts';

export const simCardsHandlers: Handlers<typeof contract.simCards> = { find, add, remove };
