import type { Context } from '../platform/context.ts';
import type { Sql } from '../platform/database/open-database.ts';
import { newRegistrationCode } from './registration-code.ts';
import {
  newOperator,
  newProduct,
  newTaxpayer,
  newUnit,
  type NewOperator,
  type NewProduct,
  type NewTaxpayer,
  type NewUnit,
} from './registry-records.ts';

type Using = Pick<Context, 'sql' | 'clock'>;

export interface RegisteredTaxpayer {
  readonly nuis: string;
  /** The codes of the units, in the order of the input. */
  readonly units: readonly string[];
  readonly operators: readonly string[];
}

/**
 * Upserts a taxpayer with its units, operators and contact persons. Entries with a known code are updated, so demo
 * data can be registered at every start.
 */
export async function registerTaxpayer(
  { sql, clock }: Using,
  given: NewTaxpayer,
): Promise<RegisteredTaxpayer> {
  const taxpayer = newTaxpayer.parse(given);
  const { nuis, name, address, town, country, isActive, vatFrom, vatUntil } = taxpayer;
  const at = clock.now();
  return sql.begin(async (transaction) => {
    const using = { sql: transaction as unknown as Sql, clock };
    await transaction`insert into tax_authority.taxpayers
      (nuis, name, address, town, country, is_active, vat_from, vat_until, registered_at)
      values (${nuis}, ${name}, ${address}, ${town}, ${country}, ${isActive}, ${vatFrom}, ${vatUntil}, ${at})
      on conflict (nuis) do update set name = excluded.name, address = excluded.address, town = excluded.town,
        country = excluded.country, is_active = excluded.is_active, vat_from = excluded.vat_from,
        vat_until = excluded.vat_until`;
    const units: string[] = [];
    for (const unit of taxpayer.units) units.push(await registerUnit(using, nuis, unit));
    const operators: string[] = [];
    for (const operator of taxpayer.operators) operators.push(await registerOperator(using, nuis, operator));
    for (const person of taxpayer.contactPersons)
      await transaction`insert into tax_authority.contact_persons
        (nuis, first_name, last_name, email, phone, registered_at)
        select ${nuis}, ${person.firstName}, ${person.lastName}, ${person.email}, ${person.phone}, ${at}
        where not exists (select from tax_authority.contact_persons
          where nuis = ${nuis} and first_name = ${person.firstName} and last_name = ${person.lastName})`;
    return { nuis, units, operators };
  });
}

export async function registerUnit({ sql, clock }: Using, nuis: string, given: NewUnit): Promise<string> {
  const { name, address, town, isActive, ...unit } = newUnit.parse(given);
  return withCode(
    unit.code,
    (code) => sql`insert into tax_authority.business_units
    (code, nuis, name, address, town, is_active, registered_at)
    values (${code}, ${nuis}, ${name}, ${address}, ${town}, ${isActive}, ${clock.now()})
    on conflict (code) do update set name = excluded.name, address = excluded.address, town = excluded.town,
      is_active = excluded.is_active
    where business_units.nuis = excluded.nuis and ${unit.code !== undefined}`,
  );
}

export async function registerOperator(
  { sql, clock }: Using,
  nuis: string,
  given: NewOperator,
): Promise<string> {
  const { firstName, lastName, isActive, ...operator } = newOperator.parse(given);
  return withCode(
    operator.code,
    (code) => sql`insert into tax_authority.operators
    (code, nuis, first_name, last_name, is_active, registered_at)
    values (${code}, ${nuis}, ${firstName}, ${lastName}, ${isActive}, ${clock.now()})
    on conflict (code) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      is_active = excluded.is_active
    where operators.nuis = excluded.nuis and ${operator.code !== undefined}`,
  );
}

/** Registers software or a maintainer. */
export async function registerProduct(
  { sql }: Pick<Context, 'sql'>,
  kind: 'software' | 'maintainers',
  given: NewProduct,
): Promise<string> {
  const { name, isActive, ...product } = newProduct.parse(given);
  return withCode(
    product.code,
    (code) => sql`insert into ${sql(`tax_authority.${kind}`)} as known
    (code, name, is_active) values (${code}, ${name}, ${isActive})
    on conflict (code) do update set name = excluded.name, is_active = excluded.is_active
    where ${product.code !== undefined}`,
  );
}

export class CodeTaken extends Error {
  override readonly name = 'CodeTaken';
}

/** Inserts under the given code, or retries with new random codes until one is free. */
export async function withCode(
  given: string | undefined,
  enter: (code: string) => PromiseLike<{ readonly count: number }>,
): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const code = given ?? newRegistrationCode();
    const { count } = await enter(code);
    if (count > 0) return code;
    if (given !== undefined) break;
  }
  throw new CodeTaken(`the code ${given ?? ''} belongs to somebody else`);
}
