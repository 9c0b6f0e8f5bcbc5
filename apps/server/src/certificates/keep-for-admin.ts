import type { contract } from '@tezga/contract';
import { enterBusinessLookedAfter } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { keepKeyFile } from './keep-key-file.ts';

export const keepForAdmin: Handler<typeof contract.certificates.keepForAdmin> = async (
  { businessId, ...file },
  context,
) => {
  await enterBusinessLookedAfter(context, businessId);
  return keepKeyFile(context, businessId, file);
};
