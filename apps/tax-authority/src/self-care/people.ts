import { tiranaDay } from '@tezga/domain';
import type { Context } from '../platform/context.ts';
import type { Sql } from '../platform/database/open-database.ts';
import { registerOperator } from '../registry/index.ts';
import type { SelfCareAccount, SelfCareOperator } from './api.ts';

type Using = Pick<Context, 'sql' | 'clock'>;

export interface PersonFacts {
  readonly idNumber: string;
  /** YYYY-MM-DD; default today. */
  readonly validFrom?: string | undefined;
  readonly validTo?: string | null | undefined;
}

/** Saves portal data that is not in the registry: of an operator by code, of a contact person by name. */
export async function setPersonFacts(
  { sql, clock }: Using,
  nuis: string,
  role: 'operator' | 'contact',
  person: string,
  { idNumber, validFrom, validTo }: PersonFacts,
): Promise<void> {
  await sql`insert into tax_authority.self_care_people (nuis, role, person, id_number, valid_from, valid_to)
    values (${nuis}, ${role}, ${person}, ${idNumber}, ${validFrom ?? tiranaDay(clock.now())}, ${validTo ?? null})
    on conflict (nuis, role, person) do update set id_number = excluded.id_number,
      valid_from = excluded.valid_from, valid_to = excluded.valid_to`;
}

export function operatorsOf({ sql }: Pick<Context, 'sql'>, nuis: string) {
  return sql<SelfCareOperator[]>`
    select operators.code as "opCode", first_name || ' ' || last_name as name, coalesce(id_number, '') as "idNumber",
      to_char(coalesce(valid_from, (registered_at at time zone 'Europe/Tirane')::date), 'DD.MM.YYYY') as "validFrom",
      coalesce(to_char(valid_to, 'DD.MM.YYYY'), '') as "validTo"
    from tax_authority.operators
    left join tax_authority.self_care_people as people
      on people.nuis = operators.nuis and people.role = 'operator' and people.person = operators.code
    where operators.nuis = ${nuis} and is_active order by registered_at, operators.code`;
}

export function contactPersonsOf({ sql }: Pick<Context, 'sql'>, nuis: string) {
  return sql<SelfCareAccount['contactPersons'][number][]>`
    select first_name || ' ' || last_name as name, coalesce(id_number, '') as "idNumber",
      to_char(coalesce(valid_from, (registered_at at time zone 'Europe/Tirane')::date), 'DD.MM.YYYY') as "validFrom",
      coalesce(to_char(valid_to, 'DD.MM.YYYY'), '') as "validTo"
    from tax_authority.contact_persons
    left join tax_authority.self_care_people as people on people.nuis = contact_persons.nuis
      and people.role = 'contact' and people.person = first_name || ' ' || last_name
    where contact_persons.nuis = ${nuis} order by registered_at, id`;
}

/**
 * Creates an operator with a code, or returns the one with the same personal number. Locks the taxpayer, so that
 * concurrent calls create one operator.
 */
export async function enterOperator(
  { sql, clock }: Using,
  nuis: string,
  given: PersonFacts & { readonly name: string },
): Promise<void> {
  await sql.begin(async (transaction) => {
    const using = { sql: transaction as unknown as Sql, clock };
    await transaction`select from tax_authority.taxpayers where nuis = ${nuis} for no key update`;
    const [stored] = await transaction<{ code: string }[]>`
      select person as code from tax_authority.self_care_people
      where nuis = ${nuis} and role = 'operator' and id_number = ${given.idNumber} order by person limit 1`;
    const code = stored?.code ?? (await registerOperator(using, nuis, namesIn(given.name)));
    await setPersonFacts(using, nuis, 'operator', code, given);
  });
}

/** The last word is the last name. */
function namesIn(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
