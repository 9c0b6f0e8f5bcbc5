import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { refuseUnless } from '../soap/index.ts';

/** What the registry knows of those whom a document names, by the codes it says; answered in one query. */
export interface RegistryFacts {
  readonly isKnown: boolean;
  readonly isActive: boolean;
  readonly isInVat: boolean;
  readonly hasUnit: boolean;
  readonly hasOperator: boolean;
  readonly hasSoftware: boolean;
  readonly hasTill: boolean;
  readonly hasInitialDeposit: boolean;
  /** What the document was answered with when it came before. */
  readonly answeredBefore: string | null;
}

/** A registry that knows everyone: to measure and to try rules with. */
export const everyoneKnown: RegistryFacts = {
  isKnown: true,
  isActive: true,
  isInVat: true,
  hasUnit: true,
  hasOperator: true,
  hasSoftware: true,
  hasTill: true,
  hasInitialDeposit: true,
  answeredBefore: null,
};

export interface NamedInDocument {
  readonly nuis: string;
  /** In Tirana, YYYY-MM-DD. */
  readonly day: string;
  readonly unit?: string;
  readonly operator?: string;
  readonly software?: string;
  readonly till?: string | undefined;
  /** Only one kind is asked for. */
  readonly iic?: string;
  readonly wtnic?: string;
  readonly depositUuid?: string;
}

export async function registryFacts(sql: Context['sql'], named: NamedInDocument): Promise<RegistryFacts> {
  const { nuis, day, unit = null, operator = null, software = null, till = null } = named;
  const { iic = null, wtnic = null, depositUuid = null } = named;
  const facts = await sql<RegistryFacts[]>`
    select taxpayer.nuis is not null as "isKnown",
      coalesce(taxpayer.is_active, false) as "isActive",
      coalesce(taxpayer.vat_from <= asked.day and (taxpayer.vat_until is null or taxpayer.vat_until >= asked.day),
        false) as "isInVat",
      exists (select from tax_authority.business_units
        where code = ${unit}::text and nuis = asked.nuis and is_active) as "hasUnit",
      exists (select from tax_authority.operators
        where code = ${operator}::text and nuis = asked.nuis and is_active) as "hasOperator",
      exists (select from tax_authority.software where code = ${software}::text and is_active) as "hasSoftware",
      exists (select from tax_authority.tills where code = ${till}::text and nuis = asked.nuis
        and valid_from <= asked.day and (valid_to is null or valid_to >= asked.day)) as "hasTill",
      exists (select from tax_authority.cash_deposits where till = ${till}::text and day = asked.day
        and operation = 'INITIAL') as "hasInitialDeposit",
      coalesce(
        (select fic from tax_authority.invoices where issuer = asked.nuis and iic = ${iic}::text),
        (select fwtnic from tax_authority.transfer_notes where issuer = asked.nuis and wtnic = ${wtnic}::text),
        (select fcdc from tax_authority.cash_deposits
          where issuer = asked.nuis and request_uuid = ${depositUuid}::uuid)) as "answeredBefore"
    from (select ${nuis}::text as nuis, ${day}::date as day) as asked
    left join tax_authority.taxpayers as taxpayer on taxpayer.nuis = asked.nuis`;
  return onlyRow(facts);
}

export function checkTaxpayer({ isKnown }: RegistryFacts, nuis: string): void {
  refuseUnless(isKnown, 52, nuis);
}

/** Those whom every document names: the taxpayer, its unit, the operator and the software. */
export function checkNamed(
  facts: RegistryFacts,
  named: { readonly unit: string; readonly operator: string; readonly software: string },
): void {
  refuseUnless(facts.isActive, 55);
  refuseUnless(facts.hasUnit, 41, named.unit);
  refuseUnless(facts.hasSoftware, 42, named.software);
  // No code was ever published for it.
  refuseUnless(
    facts.hasOperator,
    11,
    `OperatorCode ${named.operator} is not an active operator of the taxpayer`,
  );
}
