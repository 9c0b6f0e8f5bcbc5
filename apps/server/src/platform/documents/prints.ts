import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../database/transaction.ts';
import type { BusinessContext } from '../http/context.ts';
import { newRecordId } from '../record-ids.ts';

/** Names of the tables with documents of one kind and with their prints. */
export interface PrintsOf {
  readonly documents: string;
  readonly prints: string;
  /** The column of the table `prints` that has the id of the document. */
  readonly key: string;
}

/**
 * Records that documents were printed. If one of them is not a document of the business, the call is refused
 * and nothing is recorded.
 */
export async function recordPrints(
  { transaction, businessId, clock, person }: BusinessContext,
  { documents, prints, key }: PrintsOf,
  ids: readonly string[],
  paper: string,
): Promise<void> {
  const now = clock.now();
  const { count } = await transaction.run(
    `insert into ${prints} (business_id, id, ${key}, at, by_id, by_name, paper)
     select $1, print.id, document.id, $4, $5, $6, $7
     from unnest($2::text[], $3::text[]) as print (id, document_id)
     join ${documents} document on document.business_id = $1 and document.id = print.document_id`,
    [businessId, ids.map(() => newRecordId(now)), ids, now, person.id, person.name, paper],
  );
  refuseUnless(count === ids.length, 'not-found');
}

/** The ids of the documents that were printed before, so that this print is marked as a copy. */
export async function printedBefore(
  transaction: Transaction,
  businessId: string,
  { prints, key }: PrintsOf,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction.run<{ readonly id: string }>(
    `select distinct ${key} as id from ${prints} where business_id = $1 and ${key} = any ($2::text[])`,
    [businessId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The prints of a document as entries of its timeline. */
export async function printMoments(
  transaction: Transaction,
  businessId: string,
  { prints, key }: PrintsOf,
  id: string,
) {
  const rows = await transaction.run<{ readonly at: Date; readonly by: string; readonly about: string }>(
    `select at, by_name as by, paper as about from ${prints} where business_id = $1 and ${key} = $2 order by id`,
    [businessId, id],
  );
  return rows.map(({ at, by, about }) => ({ kind: 'printed' as const, at, by, about }));
}

/** The file name of a PDF: the first and the last document number, with hyphens instead of slashes. */
export function fileNameOf(numbers: readonly string[]): string {
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)].map((number) => number?.replaceAll('/', '-'));
  return `${first === last ? first : `${first}_${last}`}.pdf`;
}
