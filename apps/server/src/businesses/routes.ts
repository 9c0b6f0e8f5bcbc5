import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { myBusinesses } from './my-businesses.ts';
import { ownData } from './own-data.ts';

export const businessesHandlers: Handlers<typeof contract.businesses> = { myBusinesses, ownData };
