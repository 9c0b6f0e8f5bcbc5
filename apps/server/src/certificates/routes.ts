import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { current } from './current.ts';
import { keepForAdmin } from './keep-for-admin.ts';
import { keep } from './keep.ts';

export const certificatesHandlers: Handlers<typeof contract.certificates> = { keep, keepForAdmin, current };
