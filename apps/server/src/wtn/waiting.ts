import type { contract } from '@tezga/contract';
import { openDocuments } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { listedNote } from './listed-note.ts';
import { noteClock } from './note-clock.ts';
import { noteDocumentKind } from './note-document-kind.ts';
import { notesRead } from './notes-read.ts';

/** Those with the least time left are shown; all are counted. */
const shownMost = 1_000;

export const waiting: Handler<typeof contract.wtn.waiting> = async (
  _input,
  { transaction, businessId, clock },
) => {
  const open = await openDocuments(transaction, businessId, noteDocumentKind);
  const shown = new Map(open.slice(0, shownMost).map((document) => [document.id, document]));
  const rows = await notesRead(transaction, businessId).listed([...shown.keys()]);
  const now = clock.now();
  return {
    wtns: rows.flatMap((row) => {
      const document = shown.get(row.id);
      if (document === undefined) return [];
      const { status, attempts, nextAttemptAt, failure } = document;
      return [
        {
          ...listedNote(row, { status, code: null, fault: failure?.name ?? null }),
          ...noteClock(document, now),
          attempts,
          nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
          faultCode: failure?.code ?? null,
          faultText: failure?.text ?? null,
        },
      ];
    }),
    count: open.length,
    nearCount: open.filter((document) => noteClock(document, now).deadlineState !== 'in-time').length,
  };
};
