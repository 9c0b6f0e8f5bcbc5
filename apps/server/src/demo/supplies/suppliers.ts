import { asMoney } from '@tezga/domain';
import type { Trade } from '../people.ts';
import type { SupplyLine, SupplyParty } from './supply-message.ts';

/** The suppliers of the demonstration; the tax numbers are synthetic and pass the check letter. */
export const demoSuppliers = {
  bakery: { nuis: 'K61102034P', name: 'Furra Drita', address: 'Rr. e Bukës 3', town: 'Korçë' },
  drinks: {
    nuis: 'L72415071F',
    name: 'Pije Adriatik',
    address: 'Autostrada Tiranë-Durrës km 8',
    town: 'Vorë',
  },
  office: { nuis: 'M04309182O', name: 'Kancelari Dajti', address: 'Rr. Mine Peza 21', town: 'Tiranë' },
} as const satisfies Record<string, SupplyParty>;

export type SupplierKey = keyof typeof demoSuppliers;

export interface DemoSupply {
  readonly from: SupplierKey;
  /** The age of the invoice in days; an invoice is never dated before the first day of the month. */
  readonly daysAgo: number;
  readonly isEInvoice: boolean;
  readonly lines: readonly SupplyLine[];
}

const line = (
  [name, code, unit]: readonly [string, string, string],
  [pieces, price]: readonly [bigint, bigint],
  vatPercent = 20n,
): SupplyLine => ({ name, code, unit, pieces, price: asMoney(price), vatPercent });

const flour = line(['Miell gruri 25 kg', 'M25', 'thes'], [20n, 1_450_00n]);
const bread = line(['Bukë gruri 1 kg', 'B1', 'copë'], [120n, 75_00n]);
const water = line(['Ujë 0,5 l', 'U05', 'paketë'], [60n, 240_00n]);
const juice = line(['Lëng portokalli 1 l', 'LP1', 'copë'], [48n, 165_00n]);
const coffee = line(['Kafe kokërr 1 kg', 'K1', 'kg'], [25n, 1_680_00n]);
const paper = line(['Rrotulla letre 80 mm', 'R80', 'kuti'], [4n, 1_900_00n]);
const books = line(['Libra për raftin', 'L1', 'copë'], [10n, 650_00n], 6n);

/** The suppliers of the goods that a business of this trade sells. */
export const goodsSuppliersOf = (trade: Trade): SupplierKey[] => [
  ...new Set(suppliesOf[trade].map(({ from }) => from).filter((from) => from !== 'office')),
];

/** The invoices that a business of each trade received in the last days. */
export const suppliesOf: Record<Trade, readonly DemoSupply[]> = {
  cafe: [
    { from: 'drinks', daysAgo: 12, isEInvoice: true, lines: [coffee, water] },
    { from: 'bakery', daysAgo: 6, isEInvoice: true, lines: [bread] },
    { from: 'office', daysAgo: 4, isEInvoice: false, lines: [paper] },
    { from: 'drinks', daysAgo: 1, isEInvoice: true, lines: [juice, water] },
  ],
  supermarket: [
    { from: 'bakery', daysAgo: 13, isEInvoice: true, lines: [flour, bread] },
    { from: 'drinks', daysAgo: 9, isEInvoice: true, lines: [water, juice] },
    { from: 'office', daysAgo: 7, isEInvoice: true, lines: [paper, books] },
    { from: 'bakery', daysAgo: 5, isEInvoice: true, lines: [bread] },
    { from: 'office', daysAgo: 3, isEInvoice: false, lines: [paper] },
    { from: 'drinks', daysAgo: 2, isEInvoice: true, lines: [water] },
    { from: 'bakery', daysAgo: 0, isEInvoice: true, lines: [bread, flour] },
  ],
  wholesale: [
    { from: 'drinks', daysAgo: 11, isEInvoice: true, lines: [water, juice] },
    { from: 'bakery', daysAgo: 8, isEInvoice: true, lines: [flour] },
    { from: 'office', daysAgo: 2, isEInvoice: true, lines: [paper] },
  ],
  exchange: [{ from: 'office', daysAgo: 5, isEInvoice: true, lines: [paper] }],
};
