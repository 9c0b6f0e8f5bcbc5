import { contract } from '@tezga/contract';
import type { PrintKind } from '../../kits/documents/PrintDocuments.tsx';
import { call } from '../../session/call.ts';
import { salesKey, type ResendKind } from '../fiscal/index.ts';

export const invoicePrint: PrintKind = {
  queryKey: salesKey,
  words: ({ sales }) => sales.print,
  hasPapers: true,
  fetchPdf: (ids, choice, signal) =>
    call(contract.sales.pdf, { ids: [...ids], ...choice }, signal === undefined ? {} : { signal }),
  markPrinted: (ids, paper) => call(contract.sales.printed, { ids: [...ids], paper }),
};

export const invoiceResend: ResendKind = {
  queryKey: salesKey,
  words: ({ sales }) => sales.resend,
  send: (ids) => call(contract.sales.resend, { ids }),
  max: 1,
};
