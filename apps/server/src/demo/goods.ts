import type { ArticleIcon } from '@tezga/domain';
import type { Trade } from './people.ts';

/** One line of the invented price lists: name, sizes and prices. */
export interface DemoGood {
  readonly category: string;
  readonly name: string;
  /** Each size becomes an article; a good without a size becomes one article. */
  readonly sizes: readonly { readonly size: string; readonly price: number }[];
  readonly icon: ArticleIcon;
  readonly unit: 'copë' | 'kg' | 'litër' | 'arkë';
  readonly vatId: '20' | '10' | '6' | '0';
  /** The cost as a share of the price without VAT. */
  readonly costShare: number;
}

type Row = readonly [
  name: string,
  sizes: string,
  icon: ArticleIcon,
  more?: Partial<Pick<DemoGood, 'unit' | 'vatId' | 'costShare'>>,
];

/** Parses the sizes of a price list such as `1 l 190, 0.5 l 110`; a price alone is an article of one size. */
function good(category: string, [name, sizes, icon, more = {}]: Row): DemoGood {
  const sized = sizes.split(', ').map((written) => {
    const words = written.split(' ');
    return { size: words.slice(0, -1).join(' '), price: Number(words.at(-1)) };
  });
  return { category, name, sizes: sized, icon, unit: 'copë', vatId: '20', costShare: 0.74, ...more };
}

const listOf = (lists: Readonly<Record<string, readonly Row[]>>): DemoGood[] =>
  Object.entries(lists).flatMap(([category, rows]) => rows.map((row) => good(category, row)));

const cafe = listOf({
  Kafe: [
    ['Ekspres', 'i shkurtër 80, i gjatë 90, dopio 140', 'coffee', { costShare: 0.25 }],
    ['Makiato', 'e vogël 90, e madhe 120', 'coffee', { costShare: 0.28 }],
    ['Kapuçino', '150', 'coffee', { costShare: 0.3 }],
    ['Kafe turke', '70', 'coffee', { costShare: 0.2 }],
    ['Kafe filtër', '160', 'coffee', { costShare: 0.25 }],
  ],
  Çaj: [
    ['Çaj mali', '100', 'cup', { costShare: 0.2 }],
    ['Çaj i gjelbër', '120', 'cup', { costShare: 0.25 }],
    ['Salep', '150', 'cup', { costShare: 0.35 }],
  ],
  'Pije freskuese': [
    ['Ujë Tomorri', '0.5 l 60, 1.5 l 100', 'bottle', { costShare: 0.4 }],
    ['Lëng pjeshke', '150', 'glass', { costShare: 0.5 }],
    ['Limonadë shtëpie', '200', 'glass', { costShare: 0.3 }],
    ['Boza', '120', 'glass', { costShare: 0.4 }],
  ],
  Alkool: [
    ['Birrë Korabi', '0.33 l 180, 0.5 l 230', 'beer', { costShare: 0.5 }],
    ['Raki rrushi', 'e vogël 100, e madhe 180', 'glass', { costShare: 0.3 }],
    ['Verë Kallmet', 'gotë 300, shishe 1800', 'glass', { costShare: 0.45 }],
  ],
  Ëmbëlsira: [
    ['Trileçe', '250', 'cake', { costShare: 0.4 }],
    ['Bakllava', '220', 'cake', { costShare: 0.4 }],
    ['Tiramisu', '300', 'cake', { costShare: 0.45 }],
    ['Akullore', '1 top 80, 2 topa 150', 'ice-cream', { costShare: 0.35 }],
  ],
  Kuzhina: [
    ['Byrek', 'me gjizë 100, me spinaq 100, me mish 130', 'bread', { costShare: 0.45 }],
    ['Omëletë', '350', 'egg', { costShare: 0.4 }],
    ['Sanduiç me proshutë', '280', 'bread', { costShare: 0.45 }],
    ['Sallatë fshati', '320', 'plant', { costShare: 0.35 }],
  ],
});

const supermarket = listOf({
  'Bukë dhe brumëra': [
    ['Bukë e bardhë', '500 g 80, 1 kg 140', 'bread'],
    ['Bukë misri', '700 g 120', 'bread'],
    ['Makarona Myzeqe', 'spageti 500 g 95, penne 500 g 95, fusilli 500 g 98', 'box'],
    ['Miell gruri', '1 kg 90, 5 kg 420', 'box'],
    ['Oriz i bardhë', '1 kg 190, 5 kg 890', 'box'],
    ['Petë për byrek', '450 g 150', 'bread'],
  ],
  Bulmet: [
    ['Qumësht lope Lura', '1 l 170, 0.5 l 95', 'milk'],
    ['Kos natyral', '400 g 130, 1 kg 290', 'milk'],
    ['Djathë i bardhë lope', '1 kg 780', 'cheese', { unit: 'kg' }],
    ['Kaçkavall Gjirokastre', '1 kg 1250', 'cheese', { unit: 'kg' }],
    ['Gjizë', '500 g 220', 'cheese'],
    ['Gjalpë', '250 g 390', 'cheese'],
    ['Vezë fshati', '10 copë 250, 30 copë 690', 'egg'],
  ],
  'Fruta dhe perime': [
    ['Mollë Korçe', '120', 'apple', { unit: 'kg' }],
    ['Portokall Saranda', '110', 'apple', { unit: 'kg' }],
    ['Banane', '190', 'apple', { unit: 'kg' }],
    ['Domate Lushnje', '140', 'carrot', { unit: 'kg' }],
    ['Kastravec', '100', 'carrot', { unit: 'kg' }],
    ['Patate Devolli', '70', 'carrot', { unit: 'kg' }],
    ['Qepë', '65', 'carrot', { unit: 'kg' }],
    ['Spec i kuq', '180', 'carrot', { unit: 'kg' }],
  ],
  'Mish dhe peshk': [
    ['Mish viçi pa kockë', '1350', 'meat', { unit: 'kg' }],
    ['Mish qengji', '1450', 'meat', { unit: 'kg' }],
    ['Kofshë pule', '520', 'meat', { unit: 'kg' }],
    ['Qofte shtëpie', '750', 'meat', { unit: 'kg' }],
    ['Koran i Ohrit', '1600', 'fish', { unit: 'kg' }],
    ['Sardele Adriatiku', '420', 'fish', { unit: 'kg' }],
  ],
  Pije: [
    ['Ujë Tomorri', '0.5 l 35, 1.5 l 60, 6 x 1.5 l 330', 'bottle'],
    ['Birrë Korabi', '0.33 l 110, 0.5 l 140, 6 x 0.5 l 790', 'beer'],
    ['Lëng portokalli Butrint', '0.25 l 80, 1 l 190', 'glass'],
    ['Kola Vjosa', '0.33 l 80, 1.5 l 170, 2 l 210', 'bottle'],
    ['Verë Kallmet', '0.75 l 850', 'glass'],
    ['Verë Shesh i Bardhë', '0.75 l 780', 'glass'],
    ['Raki Skrapari', '0.5 l 650, 1 l 1190', 'bottle'],
    ['Kafe e bluar Rozafa', '100 g 160, 250 g 380, 1 kg 1450', 'coffee'],
    ['Çaj mali', '50 g 180', 'cup'],
  ],
  Ushqimore: [
    ['Vaj ulliri Borsh', '0.5 l 690, 1 l 1290, 5 l 5900', 'bottle'],
    ['Vaj luledielli', '1 l 240, 5 l 1150', 'bottle'],
    ['Sheqer', '1 kg 120, 5 kg 580', 'box'],
    ['Kripë', '1 kg 45', 'box'],
    ['Fasule Shijak', '1 kg 290', 'box'],
    ['Salcë domate', '400 g 110, 700 g 170', 'bottle'],
    ['Ton në vaj', '80 g 130, 160 g 230', 'fish'],
    ['Mjaltë lulesh', '450 g 750, 900 g 1390', 'bottle'],
    ['Gliko fiku', '500 g 480', 'candy'],
    ['Çokollatë Iliria', '90 g 130, 200 g 270', 'candy'],
    ['Biskota Dajti', '200 g 95, 400 g 170', 'candy'],
  ],
  'Shtëpia dhe higjiena': [
    ['Detergjent lavatriceje', '2 kg 690, 5 kg 1490', 'bottle'],
    ['Detergjent enësh', '0.5 l 140, 1 l 230', 'bottle'],
    ['Letër higjienike', '4 copë 190, 10 copë 430', 'box'],
    ['Peceta', '100 copë 90', 'box'],
    ['Sapun ulliri', '100 g 110', 'box'],
    ['Shampo', '250 ml 290, 400 ml 420', 'bottle'],
    ['Pastë dhëmbësh', '75 ml 190', 'box'],
    ['Qese mbeturinash', '20 copë 160', 'box'],
    ['Llamba LED', '9 W 190, 12 W 240', 'tool'],
    ['Bateri AA', '4 copë 350', 'tool'],
  ],
  'Libra dhe shkollë': [
    ['Fletore', '60 fletë 70, 100 fletë 110', 'book'],
    ['Abetare', '650', 'book', { vatId: '6' }],
    ['Fjalor i gjuhës shqipe', '2800', 'book', { vatId: '6' }],
    ['Lapsa me ngjyra', '12 copë 290', 'paint'],
  ],
});

const wholesale = listOf({
  'Pije me shumicë': [
    [
      'Ujë Tomorri',
      '12 x 0.5 l 330, 6 x 1.5 l 290, paletë 23500',
      'bottle',
      { unit: 'arkë', costShare: 0.86 },
    ],
    [
      'Birrë Korabi',
      '24 x 0.33 l 2190, 20 x 0.5 l 2350, fuçi 30 l 6900',
      'beer',
      { unit: 'arkë', costShare: 0.87 },
    ],
    ['Kola Vjosa', '24 x 0.33 l 1650, 6 x 1.5 l 870', 'bottle', { unit: 'arkë', costShare: 0.86 }],
    ['Verë Kallmet', '6 x 0.75 l 4300', 'glass', { unit: 'arkë', costShare: 0.84 }],
  ],
  'Ushqime me shumicë': [
    ['Oriz i bardhë', 'thes 25 kg 4100', 'box', { costShare: 0.9 }],
    ['Sheqer', 'thes 50 kg 5100', 'box', { costShare: 0.92 }],
    ['Miell gruri', 'thes 25 kg 1850, thes 50 kg 3600', 'box', { costShare: 0.9 }],
    ['Vaj luledielli', '12 x 1 l 2550, bidon 10 l 2100', 'bottle', { costShare: 0.9 }],
    ['Makarona Myzeqe', 'kuti 20 x 500 g 1650', 'box', { costShare: 0.88 }],
    ['Fasule Shijak', 'thes 25 kg 6200', 'box', { costShare: 0.88 }],
    ['Salcë domate', '12 x 700 g 1750', 'bottle', { costShare: 0.88 }],
    ['Ton në vaj', '24 x 160 g 4700', 'fish', { costShare: 0.87 }],
  ],
  Bujqësi: [
    ['Pleh kimik NPK', 'thes 25 kg 2900, thes 50 kg 5600', 'plant', { vatId: '10', costShare: 0.89 }],
    ['Farë gruri', 'thes 40 kg 4400', 'plant', { vatId: '10', costShare: 0.9 }],
    ['Farë misri', '1 kg 690, thes 10 kg 6300', 'plant', { vatId: '10', costShare: 0.88 }],
  ],
  Higjiena: [
    ['Detergjent lavatriceje', 'thes 10 kg 2600', 'bottle', { costShare: 0.86 }],
    ['Letër higjienike', 'pako 40 copë 1450', 'box', { costShare: 0.87 }],
    ['Sapun ulliri', 'kuti 72 copë 6200', 'box', { costShare: 0.85 }],
  ],
});

const exchange = listOf({
  Shërbime: [
    ['Shërbim këmbimi', '100', 'tool', { costShare: 0 }],
    ['Transfertë parash', '300', 'phone', { costShare: 0 }],
    ['Pagesë faturash', '50', 'phone', { costShare: 0 }],
  ],
});

export const demoGoods: Record<Trade, readonly DemoGood[]> = { cafe, supermarket, wholesale, exchange };

/** Recipes of composite articles: the quantity of each ingredient in one piece. */
export const demoRecipes: Record<Trade, Readonly<Record<string, Readonly<Record<string, number>>>>> = {
  cafe: {
    Kapuçino: { 'Kafe kokërr': 0.009, 'Qumësht për kafe': 0.15 },
    Omëletë: { 'Vezë për kuzhinë': 3 },
    'Shurup limoni shtëpie': { 'Limon për kuzhinë': 0.6, 'Sheqer për kuzhinë': 0.45 },
  },
  supermarket: {},
  wholesale: {},
  exchange: {},
};

/** Composite articles that are produced in advance, and so have stock of their own. */
export const demoProducts: ReadonlySet<string> = new Set(['Shurup limoni shtëpie']);

/** Goods that are not on the price list of the tills: bought ingredients, and products of the kitchen. */
export const demoIngredients: Record<Trade, readonly DemoGood[]> = {
  cafe: listOf({
    'Lëndë e parë': [
      ['Kafe kokërr', '1400', 'coffee', { unit: 'kg', costShare: 0.8 }],
      ['Qumësht për kafe', '150', 'milk', { unit: 'litër', costShare: 0.85 }],
      ['Vezë për kuzhinë', '25', 'egg', { costShare: 0.85 }],
      ['Limon për kuzhinë', '180', 'apple', { unit: 'kg', costShare: 0.8 }],
      ['Sheqer për kuzhinë', '120', 'box', { unit: 'kg', costShare: 0.85 }],
    ],
    'Prodhime të kuzhinës': [['Shurup limoni shtëpie', '450', 'bottle', { unit: 'litër', costShare: 0.4 }]],
  }),
  supermarket: [],
  wholesale: [],
  exchange: [],
};
