import { sq } from '@tezga/phrases/sq';
import type { BulkRowResult } from '@tezga/ui';
import { expect, test, vi } from 'vitest';
import { withoutRefused } from './lost-answers.ts';
import type { MissedDocument } from './missed-documents.ts';

type Row = Pick<MissedDocument, '_id' | 'status'>;
type Send = (rows: readonly Row[]) => Promise<BulkRowResult[]>;

test('only documents whose reply was lost are resent, and refused documents are reported with a reason', async () => {
  const send = vi.fn<Send>(async (rows) => rows.map(({ _id: id }) => ({ id, ok: true })));
  const lost = { _id: 'a', status: 'pending' } as const;
  const refused = { _id: 'b', status: 'error' } as const;
  const { resend: words } = sq.deadlines;
  expect(await withoutRefused(words, [lost, refused], send)).toEqual([
    { id: 'b', ok: false, message: words.refused },
    { id: 'a', ok: true },
  ]);
  expect(send).toHaveBeenCalledWith([lost]);
});
