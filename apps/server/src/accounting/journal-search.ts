import { canonicalTaxId, type JournalDocument } from '@tezga/domain';
import { customersBySearch } from '../customers/index.ts';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Values } from '../platform/documents/find-page.ts';

/** The maximum of live customers, of deleted customers and of buyer names that a search matches. */
const matchesMax = 100;
const numberPattern = /^\d+(\/[\da-z/]*)?$/i;

/**
 * The condition of a search text: the document has this number, the buyer of the invoice has this name or NIPT, or
 * the drawer movement or count is of a till with this name. OFFSET 0 makes the planner collect the documents first,
 * each kind with its own index scan.
 */
export async function searchConditions(
  transaction: Transaction,
  search: string,
  { place }: Values,
): Promise<string[]> {
  const text = search.trim();
  if (text === '') return [];
  if (numberPattern.test(text)) {
    const prefix = text.includes('/') ? text : `${text}/`;
    // In byte order, U+10FFFF comes after every number with this prefix.
    const isNumber = `found.number_text >= ${place(prefix)} and found.number_text < ${place(`${prefix}\u{10FFFF}`)}`;
    return [amongDocuments([invoices(isNumber)])];
  }
  const patterns = searchPatterns(text);
  const [customers, deleted, [buyers]] = await Promise.all([
    customersBySearch(transaction, { search: text, deleted: false, max: matchesMax }),
    customersBySearch(transaction, { search: text, deleted: true, max: matchesMax }),
    transaction.run('select tenant.find_buyer_names($1::text[], $2) as names', [patterns, matchesMax]),
  ]);
  return [
    amongDocuments([
      invoices(`found.customer_id = any (${place([...customers.ids, ...deleted.ids])}::text[])`),
      invoices(
        `found.buyer_name = any (${place(buyers?.['names'] ?? [])}::text[]) and found.customer_id is null
         and found.buyer_name <> ''`,
      ),
      invoices(`found.buyer_id_number = ${place(canonicalTaxId(text))} and found.buyer_id_number <> ''`),
      `select goods.kind, goods.id from tenant.warehouse_documents goods
       where goods.business_id = $1 and goods.number_text = upper(${place(text)})`,
      ofTills('drawer-movement', 'tenant.drawer_movements', place(patterns)),
      ofTills('drawer-count', 'tenant.drawer_counts', place(patterns)),
    ]),
  ];
}

const amongDocuments = (parts: readonly string[]): string =>
  `(journal.source_type, journal.source_id) in (${parts.join(' union ')} offset 0)`;

const invoices = (condition: string): string =>
  `select 'invoice' collate "C", found.id from tenant.invoices found where found.business_id = $1 and ${condition}`;

const ofTills = (type: JournalDocument, table: string, patterns: string): string =>
  `select '${type}' collate "C", moved.id from ${table} moved
   where moved.business_id = $1 and moved.till_id in (
     select till.id from tenant.tills till
     where till.business_id = $1 and ' ' || platform.folded(till.name) like all (${patterns}::text[]))`;
