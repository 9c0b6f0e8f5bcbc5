import { contract, type WireInputOf } from '@tezga/contract';
import type { WireClient } from '@tezga/contract/client';
import { defaultUnit } from '@tezga/domain';
import { owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';

type NewArticle = WireInputOf<typeof contract.articles.add>;

/** Creates the articles of Market Drini over the API, as preparation of a journey. */
export class Catalog {
  readonly #call: WireClient;
  readonly #unitId: string;

  private constructor(call: WireClient, unitId: string) {
    this.#call = call;
    this.#unitId = unitId;
  }

  static async of(address: string): Promise<Catalog> {
    const { call } = await callerSignedIn(address, owner);
    const { units } = await call(contract.units.list, {});
    const unitId = units[0]?.unit_id ?? (await call(contract.units.add, defaultUnit)).unit_id;
    return new Catalog(call, unitId);
  }

  async addCategory(categoryDesc: string): Promise<string> {
    return (await this.#call(contract.categories.add, { categoryDesc })).category_id;
  }

  async addArticle(name: string, more: Partial<NewArticle> = {}): Promise<string> {
    const { sku } = await this.#call(contract.articles.nextSku, {});
    const article = { name, price: 100, sku, vat_id: '20', unit_id: this.#unitId, ...more };
    return (await this.#call(contract.articles.add, article)).articleId;
  }
}
