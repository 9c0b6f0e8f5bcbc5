import { contract } from '@tezga/contract';
import type { z } from 'zod';
import type { TestServer } from './test-server.ts';

/** The id of the unit that every new business has. */
export async function defaultUnitOf(server: TestServer, businessId: string): Promise<string> {
  const [unit] = await server.asOwner`
    select id from tenant.units where business_id = ${businessId} order by id limit 1`;
  if (unit === undefined) throw new Error(`business ${businessId} has no unit`);
  return unit['id'] as string;
}

export type ArticleGiven = Partial<z.input<typeof contract.articles.add.input>>;

let lastSku = 0;

/** A valid input for a new article, with a unique SKU unless one is given. */
export async function newArticle(server: TestServer, businessId: string, given: ArticleGiven = {}) {
  lastSku += 1;
  return {
    name: `Artikull ${lastSku}`,
    price: 150,
    sku: `P-${lastSku}`,
    vat_id: '20',
    unit_id: await defaultUnitOf(server, businessId),
    ...given,
  };
}

/** Adds an article to the business with the token of a user and returns its id. */
export async function addArticle(
  server: TestServer,
  businessId: string,
  token: string,
  given: ArticleGiven = {},
): Promise<string> {
  const input = await newArticle(server, businessId, given);
  const { articleId } = await server.client(token)(contract.articles.add, input);
  return articleId;
}
