import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { refuseUnless } from '../soap/index.ts';

/** Facts of the registry about the codes in a document, read in one query. */
export interface RegistryFacts {
  readonly isKnown: boolean;
  readonly isActive: boolean;
  readonly isInVat: boolean;
  readonly hasUnit: boolean;
  readonly hasOperator: boolean;
  readonly hasSoftware: boolean;
  readonly hasTill: boolean;
  readonly hasInitialDeposit: boolean;
  /**
   * The IIC of a reference that matches no invoice of the issuer by IIC and time; null if every reference matches.
   */
  readonly unknownReference: string | null;
  /** The code that was returned for this document before; null if the document is not a repeat. */
  readonly answeredBefore: string | null;
}

/** Registry facts that satisfy every rule, for benchmarks and rule tests. */
export const everyoneRegistered: RegistryFacts = {
  isKnown: true,
  isActive: true,
  isInVat: true,
  hasUnit: true,
  hasOperator: true,
  hasSoftware: true,
  hasTill: true,
  hasInitialDeposit: true,
  unknownReference: null,
  answeredBefore: null,
};

/** An earlier invoice that a document corrects, writes off as bad debt or sums up. */
export interface Reference {
  readonly iic: string;
  readonly issuedAt: string;
}

export interface NamedInDocument {
  readonly nuis: string;
  /** YYYY-MM-DD in Tirana. */
  readonly day: string;
  readonly unit?: string;
  readonly operator?: string;
  readonly software?: string;
  readonly till?: string | undefined;
  readonly references?: readonly Reference[];
  /** Exactly one of these three keys is set. */
  readonly iic?: string;
  readonly wtnic?: string;
  readonly depositUuid?: string;
}

export async function registryFacts(sql: Context['sql'], named: NamedInDocument): Promise<RegistryFacts> {
  const { nuis, day, unit = null, operator = null, software = null, till = null } = named;
  const { iic = null, wtnic = null, depositUuid = null, references = [] } = named;
  const [iics, moments] = [references.map((each) => each.iic), references.map(({ issuedAt }) => issuedAt)];
  const facts = await sql<RegistryFacts[]>`
    select taxpayer.nuis is not null as "isKnown",
      coalesce(taxpayer.is_active, false) as "isActive",
      coalesce(taxpayer.vat_from <= requested.day and (taxpayer.vat_until is null or taxpayer.vat_until >= requested.day),
        false) as "isInVat",
      exists (select from tax_authority.business_units
        where code = ${unit}::text and nuis = requested.nuis and is_active) as "hasUnit",
      exists (select from tax_authority.operators
        where code = ${operator}::text and nuis = requested.nuis and is_active) as "hasOperator",
      exists (select from tax_authority.software where code = ${software}::text and is_active) as "hasSoftware",
      exists (select from tax_authority.tills where code = ${till}::text and nuis = requested.nuis
        and valid_from <= requested.day and (valid_to is null or valid_to >= requested.day)) as "hasTill",
      exists (select from tax_authority.cash_deposits where till = ${till}::text and day = requested.day
        and operation = 'INITIAL') as "hasInitialDeposit",
      (select reference.iic from unnest(${iics}::text[], ${moments}::timestamptz[]) as reference(iic, issued_at)
        where not exists (select from tax_authority.invoices where issuer = requested.nuis
            and iic = upper(reference.iic) and issued_at = reference.issued_at)
          and not exists (select from tax_authority.earlier_invoices where issuer = requested.nuis
            and iic = upper(reference.iic) and issued_at = reference.issued_at)
        limit 1) as "unknownReference",
      coalesce(
        (select fic from tax_authority.invoices where issuer = requested.nuis and iic = ${iic}::text),
        (select fwtnic from tax_authority.transfer_notes where issuer = requested.nuis and wtnic = ${wtnic}::text),
        (select fcdc from tax_authority.cash_deposits
          where issuer = requested.nuis and request_uuid = ${depositUuid}::uuid)) as "answeredBefore"
    from (select ${nuis}::text as nuis, ${day}::date as day) as requested
    left join tax_authority.taxpayers as taxpayer on taxpayer.nuis = requested.nuis`;
  return onlyRow(facts);
}

export function checkTaxpayer({ isKnown }: RegistryFacts, nuis: string): void {
  refuseUnless(isKnown, 52, nuis);
}

/** Checks the parties named in every document: taxpayer, unit, operator and software. */
export function checkNamed(
  facts: RegistryFacts,
  named: { readonly unit: string; readonly operator: string; readonly software: string },
): void {
  refuseUnless(facts.isActive, 55);
  refuseUnless(facts.hasUnit, 41, named.unit);
  refuseUnless(facts.hasSoftware, 42, named.software);
  // There is no published code for an unknown operator.
  refuseUnless(
    facts.hasOperator,
    11,
    `OperatorCode ${named.operator} is not an active operator of the taxpayer`,
  );
}
