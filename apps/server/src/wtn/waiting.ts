import type { contract } from '@tezga/contract';
import { deadlineCounts } from '@tezga/domain';
import { openDocuments, shownDocuments, waitingOf } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { listedNote } from './listed-note.ts';
import { noteDocumentKind } from './note-document-kind.ts';
import { notesRead } from './notes-read.ts';

export const waiting: Handler<typeof contract.wtn.waiting> = async (
  _input,
  { transaction, businessId, clock },
) => {
  const open = await openDocuments(transaction, businessId, noteDocumentKind);
  const now = clock.now();
  const { shown } = shownDocuments(open, now);
  const listed = await notesRead(transaction, businessId).listed(shown.map(({ id }) => id));
  const rows = new Map(listed.map((row) => [row.id, row]));
  return {
    wtns: shown.flatMap((document) => {
      const row = rows.get(document.id);
      if (row === undefined) return [];
      const { status, attempts, nextAttemptAt, failure } = document;
      return [
        {
          ...listedNote(row, { status, code: null, fault: failure?.name ?? null }),
          ...waitingOf(document, now),
          attempts,
          nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
          faultCode: failure?.code ?? null,
          faultText: failure?.text ?? null,
        },
      ];
    }),
    count: open.length,
    ...deadlineCounts(open, now),
  };
};
