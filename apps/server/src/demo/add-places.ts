import { banks } from '@tezga/domain';
import { demoCode } from './demo-code.ts';
import { demoId } from './demo-id.ts';
import type { Filling } from './add-staff.ts';
import { demoStaff } from './staff.ts';
import type { Trade } from './people.ts';

/** Typical exchange rates, in lek. */
export const demoRates = { EUR: '97.20', USD: '81.40', GBP: '112.60', CHF: '103.80' } as const;

const currenciesOf: Record<Trade, readonly (keyof typeof demoRates)[]> = {
  cafe: ['EUR'],
  supermarket: ['EUR', 'USD'],
  wholesale: ['EUR'],
  exchange: ['EUR', 'USD', 'GBP', 'CHF'],
};

// Invented bank accounts that pass the checks of an IBAN.
const accountsOf: Record<Trade, readonly { readonly iban: string; readonly currency: string }[]> = {
  cafe: [{ iban: 'AL61202110130000000012345678', currency: 'ALL' }],
  supermarket: [
    { iban: 'AL0720511007000123456CLPRCLA', currency: 'ALL' },
    { iban: 'AL3720511007000222333CLPRCFE', currency: 'EUR' },
  ],
  wholesale: [
    { iban: 'AL58212110090000000000778899', currency: 'ALL' },
    { iban: 'AL18208110080000020000112233', currency: 'EUR' },
  ],
  exchange: [{ iban: 'AL72902612350231400000000001', currency: 'ALL' }],
};

/** Inserts tills, currencies and bank accounts of the business. */
export async function addPlaces(filling: Filling): Promise<void> {
  await addTills(filling);
  await addCurrencies(filling);
  await addAccounts(filling);
}

type TillKind = 'pos' | 'epos';

const tillNameOf = (kind: TillKind, shopName: string) =>
  kind === 'pos' ? `Arka 1, ${shopName}` : `ePOS, ${shopName}`;

export const demoTillId = (businessId: string, kind: TillKind, shopName: string) =>
  demoId(`${businessId} till ${tillNameOf(kind, shopName)}`);

async function addTills({ transaction, businessId, business, since }: Filling): Promise<void> {
  for (const { name } of demoStaff[business.trade].shops) {
    for (const kind of ['pos', 'epos'] as const) {
      const tillName = tillNameOf(kind, name);
      await transaction.run(
        `insert into tenant.tills
           (business_id, id, kind, shop_id, name, device_uuid, tcr_code, created_at, updated_at,
            tcr_order_number, tcr_number)
         select $1, $2, $3, $4, $5, $6, $7, $8, $8, number, number::text from tenant.next_tcr_order($1) as number`,
        [
          businessId,
          demoTillId(businessId, kind, name),
          kind,
          demoId(`${businessId} shop ${name}`),
          tillName,
          kind === 'pos' ? `TZG-${demoCode(tillName).toUpperCase()}` : '',
          demoCode(`${tillName} tcr`),
          since,
        ],
      );
    }
  }
}

async function addCurrencies({ transaction, businessId, business, since }: Filling): Promise<void> {
  for (const code of currenciesOf[business.trade]) {
    await transaction.run(
      'insert into tenant.currencies (business_id, code, exchange_rate, updated_at) values ($1, $2, $3, $4)',
      [businessId, code, demoRates[code], since],
    );
    await transaction.run(
      `insert into tenant.exchange_rates (business_id, id, code, exchange_rate, at, user_id, user_name)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        businessId,
        demoId(`${businessId} rate ${code}`),
        code,
        demoRates[code],
        since,
        demoId(business.owner.email),
        business.owner.name,
      ],
    );
  }
}

async function addAccounts({ transaction, businessId, business, since }: Filling): Promise<void> {
  for (const [index, { iban, currency }] of accountsOf[business.trade].entries()) {
    const bank = banks.find(({ ibanCode }) => ibanCode === iban.slice(4, 7));
    await transaction.run(
      `insert into tenant.accounts
         (business_id, id, iban, bank_name, swift, currency, is_main, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
      [
        businessId,
        demoId(`${businessId} account ${iban}`),
        iban,
        bank?.name ?? '',
        bank?.swift ?? '',
        currency,
        index === 0,
        since,
      ],
    );
  }
}
