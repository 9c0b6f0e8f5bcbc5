import type { contract } from '@tezga/contract';
import { canonicalPlates, pageSizeOf, refuseUnless } from '@tezga/domain';
import { operatorIdsOf } from '../employees/index.ts';
import { issuedConditions } from '../fiscalization/index.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import { findPage, oneOf, orderOf, valuesFor, type Values } from '../platform/documents/find-page.ts';
import type { Handler } from '../platform/http/context.ts';
import { listedNotes } from './notes-read.ts';
import { hasNote, isFromOwnShop, lastPlates } from './own-transfer.ts';

const sortKeys = {
  number: ['year', 'number'],
  route: ['start_city collate platform.albanian', 'destination_city collate platform.albanian'],
  value: ['value_of_goods'],
};

export const list: Handler<typeof contract.wtn.list> = async (input, { transaction, businessId }) => {
  const { page, maxCount } = input.paginationOptions;
  const take = pageSizeOf(maxCount);
  const values = valuesFor(businessId);
  const operatorIds = await operatorIdsOf(transaction, businessId, input.operatorIds);
  const { ids, count, isMore, isSortCut, days } = await findPage(transaction, values, {
    from: 'tenant.transfer_notes note',
    conditions: [
      ...issuedConditions('note', { ...input, operatorIds }, values),
      ...oneOf('note.shop_id', input.shopIds, values),
      ...oneOf('note.transaction', input.transactions, values),
      ...searchConditions(input.search, values),
    ],
    ...orderOf(input, 'issued_at', sortKeys),
    skip: (page - 1) * take,
    take,
    days: { column: 'issued_at', isMoment: true, sum: 'value_of_goods' },
  });
  const wtns = await listedNotes(transaction, businessId, ids);
  return { wtns, count, isMore, isSortCut, days: [...days] };
};

/** An export ignores the page of the screen: it starts at the newest WTN and takes the maximum. */
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

export const ofTransfer: Handler<typeof contract.wtn.ofTransfer> = async ({ transferId }, context) => {
  const { transaction, businessId } = context;
  const mayIssue = await isFromOwnShop(context, transferId);
  const notes = await transaction.run<{ readonly id: string }>(
    'select id from tenant.transfer_notes where business_id = $1 and transfer_id = $2 order by id desc',
    [businessId, transferId],
  );
  const ids = notes.map(({ id }) => id);
  return {
    wtns: await listedNotes(transaction, businessId, ids),
    isIssued: await hasNote(context, transferId),
    mayIssue,
    plates: mayIssue ? await lastPlates(context, transferId) : null,
  };
};

const codePattern = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/**
 * A complete code (WTNIC, or the code of the tax authority) is matched exactly; other text by words, or by the start of
 * the plates.
 */
function searchConditions(search: string, { place }: Values): string[] {
  const text = search.trim();
  if (text === '') return [];
  if (codePattern.test(text)) {
    const byOwnCode = `note.wtnic = ${place(text.replaceAll('-', '').toUpperCase())}`;
    const byCode = `note.id in (select document.id from tenant.fiscal_documents document
      where document.business_id = $1 and document.code = ${place(text)}::text::uuid)`;
    return [`(${byOwnCode} or ${byCode})`];
  }
  const words = searchPatterns(text).map((pattern) => `note.search_text like ${place(pattern)}`);
  const byPlates = `starts_with(note.plates, ${place(canonicalPlates(text))})`;
  return [`((${words.join(' and ')}) or ${byPlates})`];
}
