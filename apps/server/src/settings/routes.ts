import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { businessData } from './business-data.ts';
import { commentFile } from './comment-file.ts';
import { comments } from './comments.ts';
import { downloadComment } from './download-comment.ts';
import { credentials } from './credentials.ts';
import { editBusinessData } from './edit-business-data.ts';
import { keepCredentials } from './keep-credentials.ts';
import { necessaryData } from './necessary-data.ts';
import { postComment } from './post-comment.ts';
import { setClosedPeriod } from './set-closed-period.ts';
import { setGrouping } from './set-grouping.ts';
import { setLogo } from './set-logo.ts';
import { setInVat } from './set-in-vat.ts';
import { setNegativeStock } from './set-negative-stock.ts';
import { setPrinting } from './set-printing.ts';

export const settingsHandlers: Handlers<typeof contract.settings> = {
  necessaryData,
  businessData,
  editBusinessData,
  setNegativeStock,
  setClosedPeriod,
  setInVat,
  setGrouping,
  setPrinting,
  setLogo,
  keepCredentials,
  credentials,
  comments,
  postComment,
  commentFile,
  downloadComment,
};
