/** The invented businesses and people of the demonstration. The tax numbers are synthetic and pass the check letter. */
export const demoPassword = 'Tezga-2026';

export type Trade = 'cafe' | 'supermarket' | 'wholesale' | 'exchange';

export interface DemoBusiness {
  readonly key: string;
  /** The first day on which the business used Tezga. */
  readonly since: string;
  readonly trade: Trade;
  readonly name: string;
  readonly nipt: string;
  readonly city: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly owner: DemoPerson;
  readonly operators: readonly DemoPerson[];
  readonly lookedAfterBy: 'superAdmin' | 'reseller';
}

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
}

export const demoBusinesses: readonly DemoBusiness[] = [
  {
    key: 'cafe',
    since: '2025-03-12',
    trade: 'cafe',
    name: 'Kafe Rozafa',
    nipt: 'L12006511W',
    city: 'Shkodër',
    address: 'Rr. Kolë Idromeno 12',
    phoneNumber: '+355 22 240 012',
    email: 'info@kafe.example',
    owner: { name: 'Artan Kola', email: 'pronar@kafe.example' },
    operators: [{ name: 'Mira Deda', email: 'operator@kafe.example' }],
    lookedAfterBy: 'superAdmin',
  },
  {
    key: 'market',
    since: '2024-03-04',
    trade: 'supermarket',
    name: 'Market Drini',
    nipt: 'L32010643S',
    city: 'Tiranë',
    address: 'Rr. Sami Frashëri 18',
    phoneNumber: '+355 4 223 0018',
    email: 'info@market.example',
    owner: { name: 'Elira Hoxha', email: 'pronar@market.example' },
    operators: [{ name: 'Besnik Gjata', email: 'operator@market.example' }],
    lookedAfterBy: 'superAdmin',
  },
  {
    key: 'wholesale',
    since: '2025-06-03',
    trade: 'wholesale',
    name: 'Shumica Tomorri',
    nipt: 'K52220665N',
    city: 'Berat',
    address: 'Rr. Antipatrea 40',
    phoneNumber: '+355 32 230 040',
    email: 'info@shumice.example',
    owner: { name: 'Genti Prifti', email: 'pronar@shumice.example' },
    operators: [],
    lookedAfterBy: 'reseller',
  },
  {
    key: 'exchange',
    since: '2024-10-07',
    trade: 'exchange',
    name: 'Këmbim Iliria',
    nipt: 'M20311522A',
    city: 'Durrës',
    address: 'Rr. Tregtare 7',
    phoneNumber: '+355 52 220 007',
    email: 'info@kembim.example',
    owner: { name: 'Dorina Meta', email: 'pronar@kembim.example' },
    operators: [],
    lookedAfterBy: 'reseller',
  },
];

/** NIPT of the business that issues the invoices of the platform: the wholesaler, which has a rate for the euro. */
export const demoPaymentsIssuer = 'K52220665N';

export const demoAdmins = {
  superAdmin: { name: 'Ardit Leka', email: 'admin@tezga.example' },
  reseller: { name: 'Vjosa Net', email: 'shites@tezga.example' },
} as const;

export interface DemoLogin {
  readonly username: string;
  readonly business: string | null;
  readonly part: 'owner' | 'operator' | 'superAdmin' | 'reseller';
  readonly trade: Trade | null;
}

/**
 * The demonstration logins in the order of the login page: owners, operators, then the platform's
 * administrators.
 */
export const demoLogins: readonly DemoLogin[] = [
  ...demoBusinesses.map(({ name, trade, owner }) => loginOf(owner, name, 'owner', trade)),
  ...demoBusinesses.flatMap(({ name, trade, operators }) =>
    operators.map((operator) => loginOf(operator, name, 'operator', trade)),
  ),
  loginOf(demoAdmins.superAdmin, null, 'superAdmin', null),
  loginOf(demoAdmins.reseller, null, 'reseller', null),
];

function loginOf(
  { email }: DemoPerson,
  business: string | null,
  part: DemoLogin['part'],
  trade: Trade | null,
): DemoLogin {
  return { username: email, business, part, trade };
}
