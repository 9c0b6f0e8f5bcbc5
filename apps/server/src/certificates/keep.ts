import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { keepKeyFile } from './keep-key-file.ts';

export const keep: Handler<typeof contract.certificates.keep> = (file, context) =>
  keepKeyFile(context, context.businessId, file);
