import { searchPatterns } from '../platform/database/search-patterns.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/** The names of lines that are no articles are kept from the invoice, as they stand there. */
export async function keepLineNames(
  transaction: Transaction,
  businessId: string,
  invoiceId: string,
): Promise<void> {
  // In order, so that two who sell the same new things at once never wait for each other in a circle.
  await transaction.run(
    `insert into tenant.line_names (business_id, name)
     select distinct business_id, name from tenant.invoice_lines
     where business_id = $1 and invoice_id = $2 and article_id is null
     order by name
     on conflict do nothing`,
    [businessId, invoiceId],
  );
}

/** Names that words find, no more than `most`; they are those of the transaction's business. */
export async function lineNamesBySearch(
  transaction: Transaction,
  words: string,
  most: number,
): Promise<readonly string[]> {
  const patterns = searchPatterns(words);
  if (patterns.length === 0) return [];
  const [found] = await transaction.run('select tenant.find_line_names($1::text[], $2) as names', [
    patterns,
    most,
  ]);
  return (found?.names ?? []) as readonly string[];
}
