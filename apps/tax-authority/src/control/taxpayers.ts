import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { registerProduct, registerTaxpayer } from '../registry/index.ts';
import { setPersonFacts, setSelfCarePassword } from '../self-care/index.ts';
import type { newProduct, newTaxpayer, Taxpayer } from './api.ts';

type Using = Pick<Context, 'sql' | 'clock'>;
type Given = z.output<typeof newTaxpayer>;

const taxpayersMax = 200;

/** Taxpayers with their units, operators and tills. */
export function listTaxpayers({ sql }: Pick<Context, 'sql'>, by: { nuis?: string; search?: string }) {
  const pattern = `%${(by.search ?? '').toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<Taxpayer[]>`
    select nuis, name, address, town, country, is_active as "isActive",
      to_char(vat_from, 'YYYY-MM-DD') as "vatFrom", to_char(vat_until, 'YYYY-MM-DD') as "vatUntil",
      (select coalesce(json_agg(json_build_object('code', code, 'name', name, 'address', address, 'town', town,
        'isActive', is_active) order by registered_at, name, code), '[]')
        from tax_authority.business_units where nuis = taxpayers.nuis) as units,
      (select coalesce(json_agg(json_build_object('code', code, 'firstName', first_name, 'lastName', last_name,
        'isActive', is_active) order by registered_at, first_name, code), '[]')
        from tax_authority.operators where nuis = taxpayers.nuis) as operators,
      (select coalesce(json_agg(json_build_object('code', code, 'businessUnit', business_unit, 'internalId',
        internal_id, 'kind', kind, 'validFrom', valid_from, 'validTo', valid_to) order by registered_at, code), '[]')
        from tax_authority.tills where nuis = taxpayers.nuis) as tills,
      (select coalesce(json_agg(json_build_object('firstName', first_name, 'lastName', last_name)
        order by registered_at, id), '[]')
        from tax_authority.contact_persons where nuis = taxpayers.nuis) as "contactPersons",
      (select username from tax_authority.self_care_accounts where nuis = taxpayers.nuis) as "selfCareUsername"
    from tax_authority.taxpayers
    where nuis = coalesce(${by.nuis ?? null}, nuis) and (lower(name) like ${pattern} or lower(nuis) like ${pattern})
    order by name, nuis limit ${taxpayersMax}`;
}

export async function taxpayerOf(context: Pick<Context, 'sql'>, nuis: string): Promise<Taxpayer | null> {
  const [found] = await listTaxpayers(context, { nuis: nuis.toUpperCase() });
  return found ?? null;
}

/** Runs the calls one at a time, so that concurrent identical calls insert once. */
let pending: Promise<unknown> = Promise.resolve();

export function enterTaxpayer(context: Using, given: Given): Promise<Taxpayer> {
  const entered = pending.then(() => enter(context, given));
  pending = entered.catch(() => undefined);
  return entered;
}

async function enter(context: Using, given: Given): Promise<Taxpayer> {
  const stored = await taxpayerOf(context, given.nuis);
  const { operators } = await registerTaxpayer(context, {
    ...given,
    units: given.units.map((unit) => ({
      address: given.address,
      town: given.town,
      ...definedOf(unit),
      ...codeOf(unit, stored?.units, (each) => each.name === unit.name),
      name: unit.name,
    })),
    operators: given.operators.map(({ firstName, lastName, isActive, code }) => ({
      firstName,
      lastName,
      isActive,
      ...codeOf(
        { code },
        stored?.operators,
        (each) => each.firstName === firstName && each.lastName === lastName,
      ),
    })),
  });
  await enterPeople(context, given, operators);
  if (given.selfCare !== undefined) await setSelfCarePassword(context, given.nuis, given.selfCare);
  const entered = await taxpayerOf(context, given.nuis);
  if (entered === null) throw new Error('the taxpayer was not registered');
  return entered;
}

const definedOf = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** The given code or, if none is given, the code of the stored entry with the same name. */
function codeOf<Stored extends { readonly code: string }>(
  { code }: { readonly code?: string | undefined },
  stored: readonly Stored[] | undefined,
  isSame: (each: Stored) => boolean,
): { readonly code?: string } {
  const found = code ?? stored?.find(isSame)?.code;
  return found === undefined ? {} : { code: found };
}

async function enterPeople(context: Using, given: Given, codes: readonly string[]): Promise<void> {
  for (const [place, { idNumber, validFrom, validTo }] of given.operators.entries())
    if (idNumber !== undefined)
      await setPersonFacts(context, given.nuis, 'operator', codes[place] ?? '', {
        idNumber,
        validFrom,
        validTo,
      });
  for (const { firstName, lastName, idNumber, validFrom, validTo } of given.contactPersons)
    if (idNumber !== undefined)
      await setPersonFacts(context, given.nuis, 'contact', `${firstName} ${lastName}`, {
        idNumber,
        validFrom,
        validTo,
      });
}

/** Returns the code of the software or maintainer with this name, or creates it. */
export function enterProduct(
  context: Using,
  { kind, name, code }: z.output<typeof newProduct>,
): Promise<string> {
  const entered = pending.then(async () => {
    const [stored] = await context.sql<{ code: string }[]>`
      select code from ${context.sql(`tax_authority.${kind}`)} where name = ${name} order by code limit 1`;
    const wanted = code ?? stored?.code;
    return registerProduct(context, kind, { name, ...(wanted === undefined ? {} : { code: wanted }) });
  });
  pending = entered.catch(() => undefined);
  return entered;
}
