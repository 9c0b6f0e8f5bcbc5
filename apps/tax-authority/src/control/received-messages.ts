import { sayFault, type FaultName } from '@tezga/phrases';
import { sq } from '@tezga/phrases/sq';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { ReceivedRow, receivedQuestion, ReceivedWhole } from './api.ts';

const fields = `id::text as id, received_at as "receivedAt", service, message, nuis, request_uuid as "requestUuid",
  code, was_dropped as "wasDropped", milliseconds`;

type StoredRow = Omit<ReceivedRow, 'sentence'>;

/** Received messages, newest first. Sorts by the numeric column, because the returned `id` is text. */
export async function listReceived(
  { sql }: Pick<Context, 'sql'>,
  { before, nuis, refused, most }: z.output<typeof receivedQuestion>,
): Promise<readonly ReceivedRow[]> {
  const rows = await sql<StoredRow[]>`
    select ${sql.unsafe(fields)} from tax_authority.received
    where (${before ?? null}::bigint is null or id < ${before ?? null})
      and (${nuis ?? ''} = '' or nuis = ${nuis ?? ''}) and (${refused === '0'} or code is not null)
    order by received.id desc limit ${most}`;
  return rows.map(withSentence);
}

export async function receivedWhole(
  { sql }: Pick<Context, 'sql'>,
  id: string,
): Promise<ReceivedWhole | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [found] = await sql<(StoredRow & Pick<ReceivedWhole, 'requestText' | 'replyText'>)[]>`
    select ${sql.unsafe(fields)}, request_text as "requestText", reply_text as "replyText"
    from tax_authority.received where id = ${id}::bigint`;
  return found === undefined ? null : withSentence(found);
}

/** Adds the meaning of the fault code. */
function withSentence<Row extends StoredRow>(row: Row): Row & { readonly sentence: string | null } {
  const { service, code } = row;
  // A code without a sentence of its own gets the sentence for unknown codes.
  const name = (code !== null && /^9\d\d$/.test(code) ? '9xx' : code) as FaultName | null;
  return { ...row, sentence: name === null ? null : sayFault(sq, { service, name }) };
}
