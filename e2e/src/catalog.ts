import { contract, type InputOf } from '@tezga/contract';
import type { Client } from '@tezga/contract/client';
import { defaultUnit } from '@tezga/domain';
import { owner } from './browser.ts';
import { callerSignedIn } from './caller.ts';

type NewArticle = InputOf<typeof contract.articles.add>;

/** The articles of Market Drini without a screen: what a journey needs before it begins. */
export class Catalog {
  readonly #call: Client;
  readonly #unitId: string;

  private constructor(call: Client, unitId: string) {
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
    const said = { name, price: 100, sku, vat_id: '20', unit_id: this.#unitId, ...more };
    return (await this.#call(contract.articles.add, said)).articleId;
  }

  async article(id: string) {
    return (await this.#call(contract.articles.one, { id })).article;
  }

  /** Someone else saves the article with something changed. */
  async changeArticle(id: string, change: Partial<NewArticle>): Promise<void> {
    const article = await this.article(id);
    const color = article.color as NonNullable<NewArticle['color']>;
    await this.#call(contract.articles.edit, { ...article, color, articleId: id, ...change });
  }

  /** Someone else gives the category another name. */
  async renameCategory(id: string, categoryDesc: string): Promise<void> {
    const { categories } = await this.#call(contract.categories.list, {});
    const updatedAt = categories.find((each) => each.category_id === id)?.updatedAt ?? '';
    await this.#call(contract.categories.edit, { category_id: id, categoryDesc, updatedAt });
  }

  /** Someone else deletes the category. */
  async removeCategory(id: string): Promise<void> {
    await this.#call(contract.categories.remove, { categories: [id] });
  }
}
