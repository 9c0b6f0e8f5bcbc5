import { contract, encoded } from '@tezga/contract';
import type { Transaction } from '../../platform/database/transaction.ts';
import { personId } from '../add-person.ts';
import { demoId } from '../demo-id.ts';
import type { DemoBusiness, Trade } from '../people.ts';
import { dayAfter, type History } from './history.ts';
import { pastCart } from './past-sale-input.ts';
import { sketchedDay } from './sketched-day.ts';

const carts: Record<Trade, readonly (readonly [name: string, description: string])[]> = {
  cafe: [
    ['Tavolina 4', 'Presin shokët'],
    ['Ditëlindja e Anës', 'E shtunë në orën 18, veranda'],
  ],
  supermarket: [
    ['Porosi Hotel Adriatiku', 'E merr furgoni i tyre pasdite'],
    ['Zonja Liri', 'Harroi portofolin, kthehet'],
    ['Porosi me telefon', ''],
  ],
  wholesale: [
    ['Restorant Te Ura, javore', 'Pret konfirmimin e sasive'],
    ['Oferta për shkollën', 'Vlen deri në fund të muajit'],
  ],
  exchange: [['Transfertë për në Itali', 'Klienti kthehet me dokumentin']],
};

const pauseMs = 40 * 60_000;

/** Inserts saved carts, made like the sales of the last days. */
export async function addSavedCarts(
  transaction: Transaction,
  businessId: string,
  business: DemoBusiness,
  history: History,
): Promise<void> {
  const sketches = [-2, -1, 0].flatMap((days) =>
    sketchedDay(business, history, dayAfter(history.lastDay, days)).filter(
      ({ returnOf, sumsUp, tender }) => returnOf === null && sumsUp.length === 0 && tender !== 'bought',
    ),
  );
  for (const [index, [name, description]] of carts[business.trade].entries()) {
    const sketch = sketches.at(index * 2);
    if (sketch === undefined) return;
    const { cart: sold, total } = pastCart(business, sketch);
    const { saleId: _saleId, draftId: _draftId, ...cart } = sold;
    const at = new Date(history.until.getTime() - (index + 1) * pauseMs);
    await transaction.run(
      `insert into tenant.sale_drafts (business_id, id, name, description, cart, total, currency, created_at, created_by,
         created_by_name, updated_at)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $8)`,
      [
        businessId,
        demoId(`${businessId} cart ${name}`),
        name,
        description,
        encoded(contract.sales.quote.input, cart),
        total,
        cart.currency,
        at,
        personId(business.owner),
        business.owner.name,
      ],
    );
  }
}
