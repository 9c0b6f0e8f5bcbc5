import type { contract } from '@tezga/contract';
import { enterManagedBusiness } from '../businesses/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { saveKeyFile } from './save-key-file.ts';

export const keepForAdmin: Handler<typeof contract.certificates.keepForAdmin> = async (
  { businessId, ...file },
  context,
) => {
  await enterManagedBusiness(context, businessId);
  return saveKeyFile(context, businessId, file);
};
