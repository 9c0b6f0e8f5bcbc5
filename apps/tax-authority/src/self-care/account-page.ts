import { tiranaDay } from '@tezga/domain';
import type { Context } from '../platform/context.ts';
import type { SelfCareAccount } from './api.ts';
import { contactPersonsOf, operatorsOf } from './people.ts';

type Using = Pick<Context, 'sql' | 'clock'>;
type BusinessInfo = SelfCareAccount['businessInfo'];

/** The data of the portal's start page. */
export async function accountOf(context: Using, nuis: string): Promise<Omit<SelfCareAccount, 'token'>> {
  const [businessInfo, businessUnits, operators, contactPersons, eAlbaniaInfo] = await Promise.all([
    businessOf(context, nuis),
    unitsOf(context, nuis),
    operatorsOf(context, nuis),
    contactPersonsOf(context, nuis),
    holderOf(context, nuis),
  ]);
  return {
    eAlbaniaInfo: eAlbaniaInfo ?? { name: businessInfo.name, email: '', tel: '' },
    businessInfo: { ...businessInfo, bnsUnitNumber: businessUnits.length },
    operators,
    businessUnits,
    contactPersons,
  };
}

async function businessOf({ sql, clock }: Using, nuis: string): Promise<Omit<BusinessInfo, 'bnsUnitNumber'>> {
  const today = tiranaDay(clock.now());
  const [business] = await sql<Omit<BusinessInfo, 'bnsUnitNumber'>[]>`
    select nuis as nipt, name, address, town, country,
      case when is_active then 'CPSS.ACTIVE' else 'CPSS.PASSIVE' end as status,
      case when vat_from <= ${today}::date and (vat_until is null or vat_until >= ${today}::date)
        then 'Y' else 'N' end as "isInVAT"
    from tax_authority.taxpayers where nuis = ${nuis}`;
  if (business === undefined) throw new Error('the session has no taxpayer');
  return business;
}

const unitsOf = ({ sql }: Using, nuis: string) => sql<SelfCareAccount['businessUnits'][number][]>`
  select name, code as "bUnitCode", case when is_active then 1 else 5 end as status, address, town as info
  from tax_authority.business_units where nuis = ${nuis} order by registered_at, code`;

/** The person signed in through e-Albania: the first contact. */
async function holderOf({ sql }: Using, nuis: string) {
  const [holder] = await sql<SelfCareAccount['eAlbaniaInfo'][]>`
    select first_name || ' ' || last_name as name, email, phone as tel from tax_authority.contact_persons
    where nuis = ${nuis} order by registered_at, id limit 1`;
  return holder;
}
