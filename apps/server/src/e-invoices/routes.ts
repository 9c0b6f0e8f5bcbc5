import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { addFile } from './add-file.ts';
import { file } from './file.ts';
import { find } from './find.ts';
import { one } from './one.ts';
import { pdf } from './pdf.ts';
import { removeFile } from './remove-file.ts';

/**
 * All handlers except `setStatus`, which also changes the purchase of the e-invoice and therefore belongs to purchases.
 */
export const eInvoicesHandlers: Omit<Handlers<typeof contract.eInvoices>, 'setStatus'> = {
  find,
  one,
  pdf,
  addFile,
  removeFile,
  file,
};
