import { contract } from '@tezga/contract';
import type { PrintKind } from '../../../kits/documents/PrintDocuments.tsx';
import { call } from '../../../session/call.ts';
import { warehouseKey } from '../queries.ts';

export const documentPrint: PrintKind = {
  queryKey: warehouseKey,
  words: ({ warehouse }) => warehouse.print,
  hasPapers: false,
  fetchPdf: (ids, { language }, signal) =>
    call(contract.warehouse.pdf, { ids: [...ids], language }, signal === undefined ? {} : { signal }),
  markPrinted: (ids) => call(contract.warehouse.printed, { ids: [...ids] }),
};
