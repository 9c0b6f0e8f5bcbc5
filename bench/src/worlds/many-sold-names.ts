import type postgres from 'postgres';
import type { TransactionSql } from 'postgres';

/** Names that are sold often without being an article. */
export const commonNames = [
  'Mbështjellje dhurate',
  'Çantë letre',
  'Dërgesë në shtëpi',
  'Ndryshim masash',
  'Montim në vend',
  'Fotokopje',
];

/** Renames one article in fifty and deletes another one in fifty; both were sold before. */
export async function changeArticles(sql: TransactionSql, businessId: string): Promise<void> {
  const ofPlace = (place: number) => sql`
    business_id = ${businessId} and sku ~ '^M[0-9]{6}$' and right(sku, 6)::integer % 50 = ${place}`;
  await sql`
    insert into tenant.former_article_names (business_id, article_id, name)
    select business_id, id, name from tenant.articles where ${ofPlace(0)}`;
  await sql`update tenant.articles set name = 'Artikull me emër të ri ' || sku where ${ofPlace(0)}`;
  await sql`update tenant.articles set deleted_at = now() where ${ofPlace(25)}`;
}

export async function addLineNames(sql: TransactionSql, businessId: string): Promise<void> {
  await sql`
    insert into tenant.line_names (business_id, name)
    select distinct business_id, name from tenant.invoice_lines
    where business_id = ${businessId} and article_id is null
    on conflict do nothing`;
}

/** Names of sold lines that the queries search for. */
export interface SoldNames {
  /** Names of lines without an article, each sold once. */
  readonly ofOneLine: readonly string[];
  /** Former names of renamed articles. */
  readonly former: readonly string[];
  readonly ofDeleted: readonly string[];
}

const namesOf = async (query: postgres.PendingQuery<{ name: string }[]>) =>
  (await query).map(({ name }) => name);

export async function readSoldNames(
  database: postgres.Sql,
  businessId: string,
  most: number,
): Promise<SoldNames> {
  return {
    ofOneLine: await namesOf(database`
      select name from tenant.line_names where business_id = ${businessId} and name <> all (${commonNames})
      order by md5(name) limit ${most}`),
    former: await namesOf(database`
      select name from tenant.former_article_names where business_id = ${businessId} order by article_id limit ${most}`),
    ofDeleted: await namesOf(database`
      select name from tenant.articles where business_id = ${businessId} and is_deleted and sku ~ '^M[0-9]{6}$'
      order by id limit ${most}`),
  };
}
