import type { BulkRowResult } from '@tezga/ui';
import type { MissedDocument } from './missed-documents.ts';

type Row = Pick<MissedDocument, '_id' | 'status'>;

/**
 * Whether the tax authority may have accepted the document although its reply was lost: a resend then returns the
 * same code.
 */
export const isAnswerLost = ({ status }: Pick<Row, 'status'>) => status === 'pending';

/** Resends documents whose reply was lost; refused documents are reported as not resendable. */
export async function withoutRefused<Sent extends Row>(
  { refused }: { readonly refused: string },
  rows: readonly Sent[],
  send: (rows: readonly Sent[]) => Promise<BulkRowResult[]>,
): Promise<BulkRowResult[]> {
  const beyond = rows.filter((row) => !isAnswerLost(row));
  return [
    ...beyond.map(({ _id: id }) => ({ id, ok: false, message: refused })),
    ...(await send(rows.filter(isAnswerLost))),
  ];
}
