import type { contract } from '@tezga/contract';
import type { Handler } from '../platform/http/context.ts';
import { saveKeyFile } from './save-key-file.ts';

export const keep: Handler<typeof contract.certificates.keep> = (file, context) =>
  saveKeyFile(context, context.businessId, file);
