import { clientCodePrefix, type ClientIdType } from '@tezga/domain';
import { sql } from 'kysely';
import { statement } from '../platform/database/statement.ts';
import type { Transaction } from '../platform/database/transaction.ts';

const digitsMin = 5;

/**
 * The next free codes of the sequence of this kind of id (N00001, N00002); codes of deleted customers are not free.
 * The caller must have locked the change numbers of the business, or concurrent transactions would get the same
 * codes.
 */
export async function freeCodes(
  transaction: Transaction,
  businessId: string,
  idType: ClientIdType,
  count: number,
): Promise<string[]> {
  const prefix = clientCodePrefix[idType];
  const codes: string[] = [];
  for (let digits = digitsMin; codes.length < count; digits += 1) {
    const least = digits === digitsMin ? 1 : 10 ** (digits - 1);
    const highest = await highestNumber(transaction, businessId, prefix, digits);
    for (
      let number = Math.max(least, highest + 1);
      number < 10 ** digits && codes.length < count;
      number += 1
    ) {
      codes.push(prefix + String(number).padStart(digits, '0'));
    }
  }
  return codes;
}

async function highestNumber(
  transaction: Transaction,
  businessId: string,
  prefix: string,
  digits: number,
): Promise<number> {
  const [row] = await highestCode(transaction, {
    businessId,
    length: prefix.length + digits,
    from: `${prefix}0`,
    // The upper bound of the codes: ":" is the character after "9".
    before: `${prefix}:`,
    shape: `^${prefix}[0-9]+$`,
  });
  return row === undefined ? 0 : Number(row.code.slice(prefix.length));
}

interface CodeRange {
  readonly [name: string]: unknown;
  readonly businessId: string;
  readonly length: number;
  readonly from: string;
  readonly before: string;
  readonly shape: string;
}

const highestCode = statement((queries, { businessId, length, from, before, shape }: CodeRange) =>
  queries
    .selectFrom('tenant.customers')
    .select('code')
    .where('business_id', '=', businessId)
    .where('is_undone', '=', sql<boolean>`false`)
    .where('code_length', '=', length)
    .where('code', '>=', from)
    .where('code', '<', before)
    .where(sql<boolean>`code ~ ${shape}`)
    .orderBy('code', 'desc')
    .limit(1),
);
