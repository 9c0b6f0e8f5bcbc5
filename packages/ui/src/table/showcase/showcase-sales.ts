import type { State } from '../../badges/state-looks.ts';
import { foldText } from '@tezga/domain';
import type { TableResult } from '../data-table-props.ts';
import type { TableState } from '../state/table-state.ts';

/** A sample sale, for the design page only. */
export interface ShowcaseSale {
  readonly id: string;
  readonly number: string;
  readonly device: string | null;
  readonly isCreditNote: boolean;
  readonly status: State;
  readonly at: Date;
  readonly buyer: string | null;
  readonly method: 'cash' | 'card' | 'transfer';
  readonly eInvoice: State | null;
  readonly shop: string;
  readonly operator: string;
  readonly vat: bigint;
  readonly total: bigint;
}

const buyers = [
  'Hotel Jonufra sh.p.k.',
  'Bar Restorant Te Përroi',
  'Ndërtimi Korabi sh.p.k.',
  'Klinika Dentare Buzëqeshja',
  'Agro Myzeqeja sh.p.k.',
  'Auto Servis Dajti',
  'Farmaci Borova',
  'Arta Gjoni',
];
const eInvoices: State[] = ['DELIVERED', 'ACCEPTED', 'PARTIALLY_PAID', 'PAID', 'REFUSED'];
const operators = ['Elira H.', 'Besnik M.', 'Drita K.'];
export const showcaseShops = ['Qendër', 'Blloku', 'Astir'];

/** Pseudo-random sales with a fixed seed, so that the rows are the same at every visit. */
export function showcaseSales(count: number): ShowcaseSale[] {
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  let minute = Date.parse('2026-11-14T17:42:00Z');
  return Array.from({ length: count }, (_sale, at) => {
    const isTransfer = random(10) < 4;
    const isCreditNote = isTransfer && random(8) === 0;
    const total = BigInt(random(isTransfer ? 13_000_000 : 900_000) + 9000) * (isCreditNote ? -1n : 1n);
    minute -= (random(14) + 2) * 60_000;
    return {
      id: `sale-${at}`,
      number: `${isTransfer ? 1848 - at : 20_914 - at}/2026`,
      device: isTransfer ? null : 'gk482mw118',
      isCreditNote,
      status: random(12) === 0 ? 'pending' : random(25) === 0 ? 'error' : 'fiscalized',
      at: new Date(minute),
      buyer: isTransfer ? (buyers[random(buyers.length)] ?? null) : null,
      method: isTransfer ? 'transfer' : random(3) === 0 ? 'card' : 'cash',
      eInvoice: isTransfer ? (eInvoices[random(eInvoices.length)] ?? null) : null,
      shop: showcaseShops[random(showcaseShops.length)] ?? '',
      operator: operators[random(operators.length)] ?? '',
      vat: total / 6n,
      total,
    };
  });
}

/** Filters, sorts and pages the sales like a server. */
export function showcasePage(sales: readonly ShowcaseSale[], state: TableState): TableResult<ShowcaseSale> {
  const { status = [], shop = [], operator = [] } = state.filters;
  const sought = foldText(state.search);
  const found = sales.filter(
    (sale) =>
      (status.length === 0 || status.includes(sale.status)) &&
      (shop.length === 0 || shop.includes(sale.shop)) &&
      (operator.length === 0 || operator.includes(sale.operator)) &&
      foldText(`${sale.number} ${sale.buyer ?? 'Klient Kesh'}`).includes(sought),
  );
  const from = (state.page - 1) * state.perPage;
  return {
    rows: sorted(found, state.sort).slice(from, from + state.perPage),
    total: found.length,
    totals: { vat: sum(found, 'vat'), total: sum(found, 'total') },
  };
}

function sorted(sales: ShowcaseSale[], sort: TableState['sort']): ShowcaseSale[] {
  if (sort === null) return sales;
  const key = (sale: ShowcaseSale): bigint | number | string =>
    sort.column === 'total' ? sale.total : sort.column === 'date' ? sale.at.getTime() : (sale.buyer ?? '');
  const ascending = sales.toSorted((left, right) =>
    key(left) < key(right) ? -1 : key(left) > key(right) ? 1 : 0,
  );
  return sort.direction === 'asc' ? ascending : ascending.toReversed();
}

function sum(sales: readonly ShowcaseSale[], amount: 'vat' | 'total'): bigint {
  return sales.reduce((so, sale) => so + sale[amount], 0n);
}
