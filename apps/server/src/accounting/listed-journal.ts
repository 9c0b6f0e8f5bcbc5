import type { contract } from '@tezga/contract';
import { sumOf } from '@tezga/domain';
import type { z } from 'zod';
import type { JournalRow, LineRow } from './journals-read.ts';

type ListedJournal = z.output<typeof contract.accounting.journals.output>['journals'][number];

/** A journal as lists show it. */
export function listedJournal(head: JournalRow, lines: readonly LineRow[]): ListedJournal {
  return {
    _id: head.id,
    kind: head.kind,
    date: head.day,
    postedAt: head.madeAt.toISOString(),
    isVoid: head.isVoid,
    counterpartId: head.counterpartId,
    document: { type: head.documentType, _id: head.documentId, name: head.documentName },
    party: head.party,
    by: head.by,
    amount: sumOf(lines.map(({ debit }) => debit)),
    lines: lines.map(({ accountPath, debit, credit }) => ({
      accountPath,
      debit: debit,
      credit: credit,
    })),
  };
}
