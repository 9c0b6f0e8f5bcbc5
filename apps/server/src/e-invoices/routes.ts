import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { addFile } from './add-file.ts';
import { file } from './file.ts';
import { find } from './find.ts';
import { one } from './one.ts';
import { pdf } from './pdf.ts';
import { removeFile } from './remove-file.ts';
import { setStatus } from './set-status.ts';

export const eInvoicesHandlers: Handlers<typeof contract.eInvoices> = {
  find,
  setStatus,
  one,
  pdf,
  addFile,
  removeFile,
  file,
};
