import type { contract } from '@tezga/contract';
import type { FreeHandler } from '../platform/http/context.ts';

export const disk: FreeHandler<typeof contract.upkeep.disk> = {
  freely: (_input, { diskWatch }) => diskWatch.check(),
};
