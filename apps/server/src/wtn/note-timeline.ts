import type { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { FiscalLife } from '../fiscalization/index.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { WholeRow } from './kept-note.ts';

type Moment = z.output<typeof contract.wtn.one.output>['wtn']['timeline'][number];

/** What became of a note, in the order in which it happened; what happened at one moment in the order of its life. */
export async function noteTimeline(
  transaction: Transaction,
  businessId: string,
  { id, issuedAt, operatorName, numberText }: WholeRow,
  { status, code, firstSentAt, answeredAt, lastFailedAt, failure }: FiscalLife,
): Promise<Moment[]> {
  const prints = await transaction.run(
    'select at, by_name from tenant.transfer_note_prints where business_id = $1 and note_id = $2 order by id',
    [businessId, id],
  );
  const moments: (Omit<Moment, 'at'> & { readonly at: Date })[] = [
    { kind: 'issued', at: issuedAt, by: operatorName, about: numberText },
  ];
  if (firstSentAt !== null) moments.push({ kind: 'sent', at: firstSentAt, by: '', about: '' });
  const outcome = status === 'error' ? 'refused' : 'tried';
  if (lastFailedAt !== null)
    moments.push({ kind: outcome, at: lastFailedAt, by: '', about: failure?.name ?? '' });
  if (answeredAt !== null) moments.push({ kind: 'fiscalized', at: answeredAt, by: '', about: code ?? '' });
  for (const { at, by_name: by } of prints)
    moments.push({ kind: 'printed', at: at as Date, by: String(by), about: 'A4' });
  return moments
    .toSorted((first, second) => first.at.getTime() - second.at.getTime())
    .map(({ kind, at, by, about }) => ({ kind, at: at.toISOString(), by, about }));
}
