import { canonicalContact } from '@tezga/domain';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Row, Schema } from '../platform/database/schema.generated.ts';
import { profileColumns } from './profile-row.ts';

interface Search {
  readonly searchTerm: string;
  /** Only users of the businesses that this admin manages; null finds all users. */
  readonly managedBy: string | null;
  readonly max: number;
}

/** Users whose name, e-mail or phone contains every word of the search, ignoring case and accents. */
export async function findPeople(transaction: Transaction, { searchTerm, managedBy, max }: Search) {
  const { queries } = transaction;
  let query = queries
    .selectFrom('platform.users as user')
    .select([...profileColumns.map((column) => `user.${column}` as const), 'user.kind', 'user.created_at'])
    .select((select) => businessNames(select, managedBy).as('businesses'))
    .where('user.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where.and(wordsOf(searchTerm).map((word) => sql<boolean>`${text} like ${contains(word)}`)),
        where('user.phone', 'like', contains(phoneIn(searchTerm))),
      ]),
    );
  if (managedBy !== null) query = query.where((where) => where.exists(businesses(where, managedBy)));
  return query.orderBy('user.name').orderBy('user.id').limit(max).execute();
}

type Builder = ExpressionBuilder<Schema & { user: Row<'platform.users'> }, 'user'>;

/** The names of the businesses in which the found user works or which the user owns, without deleted businesses. */
function businesses(select: Builder, managedBy: string | null) {
  const own = select
    .selectFrom('platform.businesses as business')
    .leftJoin('platform.memberships as membership', (join) =>
      join
        .onRef('membership.business_id', '=', 'business.id')
        .onRef('membership.user_id', '=', 'user.id')
        .on('membership.state', '=', 'accepted'),
    )
    .select('business.name')
    .where('business.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('membership.user_id', 'is not', null),
        where('business.owner_id', '=', where.ref('user.id')),
      ]),
    )
    .orderBy('business.name');
  return managedBy === null ? own : own.where('business.admin_id', '=', managedBy);
}

function businessNames(select: Builder, managedBy: string | null): RawBuilder<string[]> {
  return sql<string[]>`array(${businesses(select, managedBy)})`;
}

// Accented letters and the plain letters that replace them in a search. The PostgreSQL extension unaccent is not
// used, because it is not available on every server.
const accented = 'ëçàáâäèéêìíîïòóôöùúûüñšžćčđ';
const plain = 'ecaaaaeeeiiiioooouuuunszccd';

const text = sql<string>`translate(
  lower(concat_ws(' ', "user".name, "user".email, "user".phone)),
  ${accented + accented.toUpperCase()}, ${plain + plain}
)`;

function wordsOf(searchTerm: string): string[] {
  return searchTerm
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => {
      const place = accented.indexOf(letter);
      return place === -1 ? letter : plain.charAt(place);
    })
    .split(/\s+/);
}

/**
 * Converts a typed phone number to its stored form, without blanks and with the country code; returns other text
 * unchanged.
 */
function phoneIn(searchTerm: string): string {
  return /^\+?[\d\s]+$/.test(searchTerm) ? canonicalContact(searchTerm) : searchTerm;
}

function contains(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
