import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import type { ReceivedRow, receivedQuestion, ReceivedWhole } from './api.ts';

const fields = `id::text as id, received_at as "receivedAt", service, message, nuis, request_uuid as "requestUuid",
  code, was_dropped as "wasDropped", milliseconds`;

/** What came in, newest first. */
export function listReceived(
  { sql }: Pick<Context, 'sql'>,
  { before, nuis, refused, most }: z.output<typeof receivedQuestion>,
) {
  return sql<ReceivedRow[]>`
    select ${sql.unsafe(fields)} from tax_authority.received
    where (${before ?? null}::bigint is null or id < ${before ?? null})
      and (${nuis ?? ''} = '' or nuis = ${nuis ?? ''}) and (${refused === '0'} or code is not null)
    order by id desc limit ${most}`;
}

export async function receivedWhole(
  { sql }: Pick<Context, 'sql'>,
  id: string,
): Promise<ReceivedWhole | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [found] = await sql<ReceivedWhole[]>`
    select ${sql.unsafe(fields)}, request_text as "requestText", reply_text as "replyText"
    from tax_authority.received where id = ${id}::bigint`;
  return found ?? null;
}
