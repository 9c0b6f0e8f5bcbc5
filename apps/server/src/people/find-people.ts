import { canonicalContact } from '@tezga/domain';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Row, Schema } from '../platform/database/schema.generated.ts';
import { profileColumns } from './profile-row.ts';

interface Search {
  readonly searchTerm: string;
  /** Only people of the businesses this admin looks after; null finds everyone. */
  readonly lookedAfterBy: string | null;
  readonly most: number;
}

/** People in whose name, e-mail or phone every word of the search stands, whatever its case and accents. */
export async function findPeople(transaction: Transaction, { searchTerm, lookedAfterBy, most }: Search) {
  const { queries } = transaction;
  let query = queries
    .selectFrom('platform.users as user')
    .select([...profileColumns.map((column) => `user.${column}` as const), 'user.kind', 'user.created_at'])
    .select((select) => businessNames(select, lookedAfterBy).as('businesses'))
    .where('user.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where.and(wordsOf(searchTerm).map((word) => sql<boolean>`${text} like ${contains(word)}`)),
        where('user.phone', 'like', contains(phoneIn(searchTerm))),
      ]),
    );
  if (lookedAfterBy !== null) query = query.where((where) => where.exists(businesses(where, lookedAfterBy)));
  return query.orderBy('user.name').orderBy('user.id').limit(most).execute();
}

type Builder = ExpressionBuilder<Schema & { user: Row<'platform.users'> }, 'user'>;

/** The open businesses the person found works in or owns. */
function businesses(select: Builder, lookedAfterBy: string | null) {
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
  return lookedAfterBy === null ? own : own.where('business.admin_id', '=', lookedAfterBy);
}

function businessNames(select: Builder, lookedAfterBy: string | null): RawBuilder<string[]> {
  return sql<string[]>`array(${businesses(select, lookedAfterBy)})`;
}

// Letters of the region with what people type instead of them; unaccent is an extension not every server has.
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

/** A phone typed with gaps, or with a zero instead of the country, is found too; other text is no phone. */
function phoneIn(searchTerm: string): string {
  return /^\+?[\d\s]+$/.test(searchTerm) ? canonicalContact(searchTerm) : searchTerm;
}

function contains(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
