import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { saveLayout } from './save-layout.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';

export const viewsHandlers: Handlers<typeof contract.views> = { list, add, remove, saveLayout };
