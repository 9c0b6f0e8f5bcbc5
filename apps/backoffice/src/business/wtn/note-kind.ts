import { contract, noteResendsAtOnce } from '@tezga/contract';
import type { PrintKind } from '../../kits/documents/PrintDocuments.tsx';
import { call } from '../../session/call.ts';
import { wtnKey, type ResendKind } from '../fiscal/index.ts';

export const notePrint: PrintKind = {
  queryKey: wtnKey,
  words: ({ wtn }) => wtn.print,
  hasPapers: false,
  fetchPdf: (ids, { language }, signal) =>
    call(contract.wtn.pdf, { ids: [...ids], language }, signal === undefined ? {} : { signal }),
  markPrinted: (ids) => call(contract.wtn.printed, { ids: [...ids] }),
};

export const noteResend: ResendKind = {
  queryKey: wtnKey,
  words: ({ wtn }) => wtn.resend,
  send: (ids) => call(contract.wtn.resend, { ids }),
  max: noteResendsAtOnce,
};
