import type { contract } from '@tezga/contract';
import { renamedArticles } from '../../articles/index.ts';
import { searchPatterns } from '../../platform/database/search-patterns.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { withCustomPlan } from '../../platform/database/with-custom-plan.ts';
import { valuesFor } from '../../platform/documents/find-page.ts';
import type { Handler } from '../../platform/http/context.ts';
import { searchCondition } from './invoice-filter.ts';
import { listedInvoices } from './listed-invoice.ts';
import { searchMatches } from './search-matches.ts';
import { parseSearch, type SearchTerms } from './search-terms.ts';

const foundMax = 20;
/**
 * Words are searched only in this many of the newest invoices, because a search through all lines would take too
 * long.
 */
const newestMax = 1000;
const renamedMax = 100;

/**
 * The search while the user types; unlike the list it counts nothing. Invoices that match by number, code, amount or
 * tax number of the buyer come first.
 */
export const find: Handler<typeof contract.sales.find> = async ({ search = '' }, context) => {
  const { transaction, businessId } = context;
  const terms = parseSearch(search);
  if (terms === null) return { invoices: [] };
  const found = await withCustomPlan(transaction, () =>
    Promise.all([
      findByNumber(transaction, businessId, terms),
      findByWords(transaction, businessId, terms.words ?? ''),
    ]),
  );
  const ids = [...new Set(found.flat())].slice(0, foundMax);
  return { invoices: await listedInvoices(transaction, businessId, ids) };
};

interface FoundId {
  readonly id: string;
}

/** The newest invoices with this number, code or amount, or with this tax number of the buyer. */
async function findByNumber(
  transaction: Transaction,
  businessId: string,
  terms: SearchTerms,
): Promise<readonly string[]> {
  const values = valuesFor(businessId);
  const condition = searchCondition(await searchMatches(transaction, { ...terms, words: null }), values);
  const rows = await transaction.run<FoundId>(
    `select invoice.id from tenant.invoices invoice where invoice.business_id = $1 and ${condition}
     order by invoice.issued_at desc, invoice.id desc limit ${foundMax}`,
    values.given,
  );
  return rows.map(({ id }) => id);
}

/**
 * Searches the newest invoices for these words: all of them must be in the name of the customer, of the buyer, or of
 * one article, which may be a former name.
 */
async function findByWords(
  transaction: Transaction,
  businessId: string,
  words: string,
): Promise<readonly string[]> {
  const patterns = searchPatterns(words);
  if (patterns.length === 0) return [];
  const renamed = await renamedArticles(transaction, patterns, renamedMax);
  // Reads the newest invoices first and stops when enough are found. The lines are read by a scalar subquery:
  // for EXISTS the planner would hash the lines of all invoices.
  const rows = await transaction.run<FoundId>(
    `select id from (
       select id, issued_at, customer_id, buyer_name from tenant.invoices where business_id = $1
       order by issued_at desc, id desc limit ${newestMax}
     ) newest
     where (customer_id is null and buyer_name <> '' and ' ' || platform.folded(buyer_name) like all ($2::text[]))
       or (select search_text from tenant.customers where business_id = $1 and id = newest.customer_id) like all ($2::text[])
       or (
         select bool_or(
           coalesce(article.search_text, ' ' || platform.folded(line.name)) like all ($2::text[])
             or line.article_id = any ($3::text[])
         )
         from tenant.invoice_lines line
         left join tenant.articles article on article.business_id = $1 and article.id = line.article_id
         where line.business_id = $1 and line.invoice_id = newest.id
       )
     order by issued_at desc, id desc limit ${foundMax}`,
    [businessId, patterns, renamed],
  );
  return rows.map(({ id }) => id);
}
