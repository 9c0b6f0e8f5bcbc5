import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { asOwner, newShop, unique, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `imports.${string}`>;

/** Valid inputs for the calls of imports. */
export const inputsOfImports: Record<Calls, GoodInput> = {
  'imports.checkArticles': async (world) => articlesPart(world),
  'imports.articles': async (world) => articlesPart(world),
  'imports.checkCustomers': () => customersPart(),
  'imports.customers': () => customersPart(),
  'imports.articleImports': () => ({}),
  'imports.customerImports': () => ({}),
  'imports.undoArticles': async (world) => {
    const { articles } = await articlesPart(world);
    const { importId } = await (await asOwner(world))(contract.imports.articles, { articles });
    return { importId };
  },
  'imports.undoCustomers': async (world) => {
    const { importId } = await (await asOwner(world))(contract.imports.customers, customersPart());
    return { importId };
  },
};

async function articlesPart(world: World) {
  await someUnit(world);
  const article = { name: 'Kafe', price: 120, sku: unique(), category: ['Pije'], unit: 'cope' };
  return { articles: [article], shopsToUpdatePrice: [await newShop(world)] };
}

const customersPart = () => ({
  customers: [
    {
      name: 'Klienti',
      clientCode: unique().slice(0, 20),
      idNumber: 'L91412709B',
      address: 'Rr. 1',
      town: 'Tiranë',
    },
  ],
});

const someUnit = ({ server, business }: World) => server.asOwner`
  insert into tenant.units (business_id, id, name) values (${business.id}, ${newRecordId(new Date())}, 'cope')
  on conflict do nothing`;
