import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { add } from './add.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { one } from './one.ts';
import { remove } from './remove.ts';

export const adminRolesHandlers: Handlers<typeof contract.adminRoles> = { list, one, add, edit, remove };
