import type { contract } from '@tezga/contract';
import {
  canonicalPlates,
  endOfTiranaDay,
  fiscalStatuses,
  pageSizeOf,
  refuseUnless,
  startOfTiranaDay,
} from '@tezga/domain';
import type { z } from 'zod';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import { findPage, oneOf, valuesFor, type Values } from '../platform/documents/find-page.ts';
import type { Handler } from '../platform/http/context.ts';
import { noteKind } from './note-kind.ts';
import { listedNotes } from './notes-read.ts';

type Asked = z.output<typeof contract.wtn.list.input>;

export const list: Handler<typeof contract.wtn.list> = async (input, { transaction, businessId }) => {
  const { page, maxCount } = input.paginationOptions;
  const take = pageSizeOf(maxCount);
  const values = valuesFor(businessId);
  const { ids, count, isMore } = await findPage(transaction, values, {
    from: 'tenant.transfer_notes note',
    conditions: conditionsOf(input, values),
    order: 'issued_at desc, id desc',
    skip: (page - 1) * take,
    take,
  });
  return { wtns: await listedNotes(transaction, businessId, ids), count, isMore };
};

/** Whatever page is on the screen, the newest of all go into a file. */
export const exported: Handler<typeof contract.wtn.exported> = async (input, context) => {
  const found = await list({ ...input, paginationOptions: { page: 1, maxCount: -1 } }, context);
  return { ...found, isMore: found.isMore || found.count > found.wtns.length };
};

export const ofInvoice: Handler<typeof contract.wtn.ofInvoice> = async (
  { invoiceId },
  { transaction, businessId },
) => {
  const [invoice] = await transaction.run(
    'select 1 from tenant.invoices where business_id = $1 and id = $2',
    [businessId, invoiceId],
  );
  refuseUnless(invoice !== undefined, 'not-found');
  const notes = await transaction.run<{ readonly id: string }>(
    'select id from tenant.transfer_notes where business_id = $1 and invoice_id = $2 order by id desc',
    [businessId, invoiceId],
  );
  const ids = notes.map(({ id }) => id);
  return { wtns: await listedNotes(transaction, businessId, ids) };
};

/** What a note must be to be in the list; an empty choice leaves it open. */
function conditionsOf(asked: Asked, values: Values): string[] {
  const { posIds, operatorIds, transactions, statuses, date } = asked;
  const { place } = values;
  const isEveryStatus = new Set(statuses).size % fiscalStatuses.length === 0;
  return [
    'note.business_id = $1',
    ...oneOf('note.till_id', posIds, values),
    ...oneOf('note.operator_id', operatorIds, values),
    ...oneOf('note.transaction', transactions, values),
    ...(isEveryStatus ? [] : [documentWith(`document.status = any (${place(statuses)}::text[])`)]),
    ...(date.from === undefined ? [] : [`note.issued_at >= ${place(startOfTiranaDay(date.from))}`]),
    ...(date.to === undefined ? [] : [`note.issued_at < ${place(endOfTiranaDay(date.to))}`]),
    ...searchConditions(asked.search, values),
  ];
}

const documentWith = (condition: string): string =>
  `exists (select from tenant.fiscal_documents document where document.business_id = $1
     and document.id = note.id and document.kind = '${noteKind.name}' and ${condition})`;

const codePattern = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** A code of the tax authority or of our own is meant whole; anything else is words, or plates as they are painted. */
function searchConditions(search: string, { place }: Values): string[] {
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
