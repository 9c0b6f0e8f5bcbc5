import type { Trade } from '../people.ts';

/** How customers pay; 'bought' means that the business pays the customer for euros. */
export const tenders = ['notes', 'card', 'split', 'euros', 'bank', 'export', 'bought'] as const;
export type Tender = (typeof tenders)[number];

export const isWithoutCash = (tender: Tender) => tender === 'bank' || tender === 'export';

type Weights<Key extends string = string> = Readonly<Partial<Record<Key, number>>>;

/** Parameters of the simulated sales of a trade. */
export interface Habits {
  /** The number of sales on an average day, in all shops together. */
  readonly salesADay: number;
  /** The weights of the shops, by which sales are distributed among them. */
  readonly shops: readonly number[];
  /** A factor for each weekday from Sunday; 0 means closed. */
  readonly weekdays: readonly number[];
  /** A factor for each month from January. */
  readonly months: readonly number[];
  readonly opensAt: number;
  /** The weight of each hour from the opening on. */
  readonly hours: readonly number[];
  readonly categories: Weights;
  /** The weights of baskets with one line, two, three … */
  readonly lineCounts: readonly number[];
  readonly tenders: Weights<Tender>;
  /** The share of sales with a named customer, among the sales that do not require a named customer. */
  readonly namedShare: number;
  readonly discountShare: number;
  readonly notes: { readonly share: number; readonly texts: readonly string[] };
  /** The remark on returns. */
  readonly returnNote: string;
  /** The opening amount of every drawer, in lek. */
  readonly change: number;
}

export const habitsOf: Record<Trade, Habits> = {
  cafe: {
    salesADay: 22,
    shops: [7, 3],
    weekdays: [1.15, 0.85, 0.9, 0.9, 0.95, 1.15, 1.3],
    months: [0.75, 0.8, 0.9, 1, 1.1, 1.2, 1.4, 1.5, 1.1, 0.95, 0.85, 0.95],
    opensAt: 7,
    hours: [5, 9, 10, 8, 6, 5, 5, 4, 4, 5, 7, 9, 9, 8, 6, 3],
    categories: {
      Kafe: 46,
      Çaj: 6,
      'Pije freskuese': 18,
      Alkool: 12,
      Ëmbëlsira: 10,
      Kuzhina: 12,
    },
    lineCounts: [4, 5, 3, 1],
    tenders: { notes: 80, card: 13, split: 2, euros: 4, bank: 1 },
    namedShare: 0.01,
    discountShare: 0.03,
    notes: { share: 0.12, texts: ['Tavolina 2', 'Tavolina 5', 'Tavolina 7', 'Veranda', 'Me vete'] },
    returnNote: 'Kthim malli',
    change: 3000,
  },
  supermarket: {
    salesADay: 62,
    shops: [6, 4],
    weekdays: [0.75, 0.9, 0.95, 0.95, 1, 1.2, 1.35],
    months: [0.9, 0.9, 0.95, 1, 1, 1, 1.05, 1.05, 1, 1, 1, 1.35],
    opensAt: 7,
    hours: [3, 5, 6, 7, 8, 8, 6, 4, 4, 5, 7, 10, 11, 9, 5],
    categories: {
      'Bukë dhe brumëra': 20,
      Bulmet: 18,
      'Fruta dhe perime': 22,
      'Mish dhe peshk': 8,
      Pije: 16,
      Ushqimore: 12,
      'Shtëpia dhe higjiena': 8,
      'Libra dhe shkollë': 2,
    },
    lineCounts: [5, 7, 7, 6, 4, 3, 2, 2, 1, 1],
    tenders: { notes: 66, card: 29, split: 2, euros: 1, bank: 2 },
    namedShare: 0.06,
    discountShare: 0.06,
    notes: { share: 0.02, texts: ['Dërgesë në shtëpi', 'Porosi me telefon', 'Fatura u kërkua'] },
    returnNote: 'Kthim malli',
    change: 5000,
  },
  wholesale: {
    salesADay: 9,
    shops: [7, 3],
    weekdays: [0, 1.2, 1.1, 1, 1.05, 1.1, 0.5],
    months: [0.8, 0.85, 1, 1.05, 1.1, 1.2, 1.25, 1.15, 1, 1, 1, 1.2],
    opensAt: 8,
    hours: [6, 9, 9, 8, 6, 5, 6, 5, 2],
    categories: { 'Pije me shumicë': 38, 'Ushqime me shumicë': 40, Bujqësi: 12, Higjiena: 10 },
    lineCounts: [1, 2, 4, 5, 4, 3, 2, 1],
    tenders: { bank: 79, notes: 12, card: 6, export: 3 },
    namedShare: 0.9,
    discountShare: 0.3,
    notes: { share: 0.2, texts: ['Porosi me telefon', 'Ngarkim në magazinë', 'Dërgesë me furgon', 'Javore'] },
    returnNote: 'Kthim malli',
    change: 10_000,
  },
  exchange: {
    salesADay: 11,
    shops: [1],
    weekdays: [0.5, 1.1, 1, 1, 1, 1.2, 0.8],
    months: [0.9, 0.8, 0.9, 1, 1, 1.2, 1.7, 1.9, 1.2, 0.9, 0.9, 1.3],
    opensAt: 9,
    hours: [4, 6, 7, 6, 4, 4, 5, 6, 4],
    categories: { Shërbime: 1 },
    lineCounts: [1],
    tenders: { notes: 53, card: 3, bank: 3, bought: 41 },
    namedShare: 0.08,
    discountShare: 0,
    notes: { share: 0.03, texts: ['Western Union', 'Energji elektrike', 'Ujësjellës'] },
    returnNote: 'Shërbimi u anulua',
    // High, because the drawer pays for bought euros all day.
    change: 500_000,
  },
};
