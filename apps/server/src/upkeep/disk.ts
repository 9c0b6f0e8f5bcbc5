import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';

export const disk: Handler<typeof contract.upkeep.disk> = (_input, { diskWatch }) => diskWatch.look();
