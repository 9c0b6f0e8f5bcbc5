import type { contract } from '@tezga/contract';
import {
  attemptsOf,
  resendCall,
  seeMissedCall,
  waitingDocuments,
  waitingOf,
} from '../fiscalization/index.ts';
import type { Handler, Handlers } from '../platform/http/context.ts';
import { fromInvoice } from './from-invoice.ts';
import { fromTransfer } from './from-transfer.ts';
import { issueOfTransfer } from './issue-of-transfer.ts';
import { issue } from './issue.ts';
import { exported, list, ofInvoice, ofTransfer } from './list.ts';
import { noteKind } from './note-kind.ts';
import { listedNotes } from './notes-read.ts';
import { one } from './one.ts';
import { pdf, printed } from './print.ts';

const waiting: Handler<typeof contract.wtn.waiting> = async (_input, context) => {
  const { rows: wtns, ...counts } = await waitingDocuments(
    context,
    noteKind.name,
    (ids) => listedNotes(context.transaction, context.businessId, ids),
    (document, now) => ({ ...waitingOf(document, now), ...attemptsOf(document) }),
  );
  return { wtns, ...counts };
};

export const wtnHandlers: Handlers<typeof contract.wtn> = {
  issue,
  issueOfTransfer,
  list,
  exported,
  one,
  ofInvoice,
  fromInvoice,
  ofTransfer,
  fromTransfer,
  waiting,
  resend: resendCall(noteKind),
  seeMissed: seeMissedCall(noteKind),
  pdf,
  printed,
};
