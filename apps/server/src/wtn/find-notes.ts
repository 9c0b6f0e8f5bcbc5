import type { contract } from '@tezga/contract';
import { canonicalPlates, endOfTiranaDay, fiscalStatuses, pageSizeOf, startOfTiranaDay } from '@tezga/domain';
import type { z } from 'zod';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { noteDocumentKind } from './note-document-kind.ts';

export type NotesAsked = z.output<typeof contract.wtn.list.input>;

export interface FoundNotes {
  readonly ids: readonly string[];
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
}

/** Counting stops here. */
const countedMost = 10_000;

/** A page of the notes that are asked for, the newest first. */
export async function findNotes(
  transaction: Transaction,
  businessId: string,
  asked: NotesAsked,
): Promise<FoundNotes> {
  const { page, maxCount } = asked.paginationOptions;
  const take = pageSizeOf(maxCount);
  const given: unknown[] = [businessId];
  const place: Place = (value) => `$${given.push(value)}`;
  const where = ['note.business_id = $1', ...conditionsOf(asked, place)].join(' and ');
  const counted = [...given];
  const [rows, [total]] = await Promise.all([
    transaction.run(
      `select note.id from tenant.transfer_notes note where ${where}
       order by note.issued_at desc, note.id desc limit ${place(take)} offset ${place((page - 1) * take)}`,
      given,
    ),
    transaction.run(
      `select count(*)::int as count
       from (select from tenant.transfer_notes note where ${where} limit ${countedMost + 1}) counted`,
      counted,
    ),
  ]);
  const count = Number(total?.['count'] ?? 0);
  return {
    ids: rows.map(({ id }) => String(id)),
    count: Math.min(count, countedMost),
    isMore: count > countedMost,
  };
}

type Place = (value: unknown) => string;

/** What a note must be to be in the list; an empty choice leaves it open. */
function conditionsOf(asked: NotesAsked, place: Place): string[] {
  const { posIds, operatorIds, transactions, statuses, date } = asked;
  const oneOf = (column: string, wanted: readonly string[]) =>
    wanted.length === 0 ? [] : [`${column} = any (${place(wanted)}::text[])`];
  const isEveryStatus = new Set(statuses).size % fiscalStatuses.length === 0;
  return [
    ...oneOf('note.till_id', posIds),
    ...oneOf('note.operator_id', operatorIds),
    ...oneOf('note.transaction', transactions),
    ...(isEveryStatus ? [] : [documentWith(`document.status = any (${place(statuses)}::text[])`)]),
    ...(date.from === undefined ? [] : [`note.issued_at >= ${place(startOfTiranaDay(date.from))}`]),
    ...(date.to === undefined ? [] : [`note.issued_at < ${place(endOfTiranaDay(date.to))}`]),
    ...searchConditions(asked.search, place),
  ];
}

const documentWith = (condition: string): string =>
  `exists (select from tenant.fiscal_documents document where document.business_id = $1
     and document.id = note.id and document.kind = '${noteDocumentKind}' and ${condition})`;

const codePattern = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** A code of the tax authority or of our own is meant whole; anything else is words, or plates as they are painted. */
function searchConditions(search: string, place: Place): string[] {
  const text = search.trim();
  if (text === '') return [];
  if (codePattern.test(text)) {
    const byOwnCode = `note.wtnic = ${place(text.replaceAll('-', '').toUpperCase())}`;
    return [`(${byOwnCode} or ${documentWith(`document.code = ${place(text)}::text::uuid`)})`];
  }
  const words = searchPatterns(text).map((pattern) => `note.search_text like ${place(pattern)}`);
  const byPlates = `starts_with(note.plates, ${place(canonicalPlates(text))})`;
  return [`((${words.join(' and ')}) or ${byPlates})`];
}
