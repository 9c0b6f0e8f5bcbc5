import { fiscalization } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { officialDay } from '../platform/official-time.ts';
import { newRegistrationCode } from '../registry/index.ts';
import { operation, refuseUnless, type Operation, type Sender } from '../soap/index.ts';
import type { TillRequest } from './messages.ts';

type SentTill = TillRequest['TCR'];
type Sql = Context['sql'];

interface StoredTill {
  readonly code: string;
  readonly software: string;
  readonly maintainer: string;
  readonly kind: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

interface TillFacts {
  readonly isKnown: boolean;
  readonly isActive: boolean;
  readonly hasUnit: boolean;
  readonly hasSoftware: boolean;
  readonly hasMaintainer: boolean;
  readonly till: StoredTill | null;
}

/**
 * Registers a till. Idempotent by unit and internal id: a repeated call returns the same code and may only change the
 * end date.
 */
export function registerTill({ sql }: Pick<Context, 'sql'>): Operation {
  return operation(fiscalization, 'RegisterTCRRequest', 'RegisterTCRResponse', {
    issuerOf: ({ TCR }) => TCR.IssuerNUIS,
    async perform({ TCR: sent }, sender) {
      const today = officialDay(sender.receivedAt);
      const facts = await tillFacts(sql, sender.nuis, sent);
      refuseUnless(facts.isKnown, 52, sender.nuis);
      refuseUnless(facts.isActive, 55);
      refuseUnless(facts.hasUnit, 41, sent.BusinUnitCode);
      refuseUnless(facts.hasSoftware, 42, sent.SoftCode);
      refuseUnless(facts.hasMaintainer, 43, sent.MaintainerCode);
      checkDays(sent, facts.till, today);
      if (facts.till === null) return { TCRCode: await enterTill(sql, sent, sender, today) };
      checkChange(sent, facts.till, today);
      if (sent.ValidTo !== undefined && sent.ValidTo !== facts.till.validTo)
        await sql`update tax_authority.tills set valid_to = ${sent.ValidTo} where code = ${facts.till.code}`;
      return { TCRCode: facts.till.code };
    },
  });
}

async function tillFacts(sql: Sql, nuis: string, sent: SentTill): Promise<TillFacts> {
  const [software, maintainer] = [sent.SoftCode ?? null, sent.MaintainerCode ?? null];
  return onlyRow(
    await sql<TillFacts[]>`
    select taxpayer.nuis is not null as "isKnown",
      coalesce(taxpayer.is_active, false) as "isActive",
      exists (select from tax_authority.business_units
        where code = ${sent.BusinUnitCode} and nuis = requested.nuis and is_active) as "hasUnit",
      ${software}::text is null or exists (select from tax_authority.software
        where code = ${software} and is_active) as "hasSoftware",
      ${maintainer}::text is null or exists (select from tax_authority.maintainers
        where code = ${maintainer} and is_active) as "hasMaintainer",
      (select json_build_object('code', code, 'software', software, 'maintainer', maintainer, 'kind', kind,
          'validFrom', valid_from, 'validTo', valid_to)
        from tax_authority.tills where business_unit = ${sent.BusinUnitCode}
          and internal_id = ${sent.TCRIntID}) as till
    from (select ${nuis}::text as nuis) as requested
    left join tax_authority.taxpayers as taxpayer on taxpayer.nuis = requested.nuis`,
  );
}

/** An unchanged date passes even if it is in the past. */
function checkDays({ ValidFrom, ValidTo }: SentTill, stored: StoredTill | null, today: string): void {
  const isOldStart = ValidFrom !== undefined && ValidFrom < today && ValidFrom !== stored?.validFrom;
  refuseUnless(!isOldStart, 45, `${ValidFrom}`);
  refuseUnless(ValidTo === undefined || ValidTo >= today, 46, `${ValidTo}`);
  const start = ValidFrom ?? stored?.validFrom;
  const isBackwards = ValidTo !== undefined && start !== undefined && ValidTo < start;
  refuseUnless(!isBackwards, 47, `${start} to ${ValidTo}`);
}

function checkChange(sent: SentTill, stored: StoredTill, today: string): void {
  const isOver = stored.validTo !== null && stored.validTo < today;
  refuseUnless(!isOver, 57, `its last day was ${stored.validTo}`);
  const pairs = [
    [sent.SoftCode, stored.software],
    [sent.MaintainerCode, stored.maintainer],
    [sent.Type, stored.kind],
    [sent.ValidFrom, stored.validFrom],
  ] as const;
  const isSame = pairs.every(([now, before]) => now === undefined || now === before);
  refuseUnless(isSame, 48, 'only ValidTo may change');
}

async function enterTill(
  sql: Sql,
  sent: SentTill,
  { nuis, receivedAt }: Sender,
  today: string,
): Promise<string> {
  const { SoftCode, MaintainerCode, Type, ValidFrom = today, ValidTo = null } = sent;
  refuseUnless(SoftCode !== undefined, 11, 'TCR/@SoftCode is required for a new TCR');
  refuseUnless(MaintainerCode !== undefined, 11, 'TCR/@MaintainerCode is required for a new TCR');
  refuseUnless(Type !== undefined, 11, 'TCR/@Type is required for a new TCR');
  const rows = await sql<{ code: string }[]>`
    insert into tax_authority.tills as stored (code, nuis, business_unit, internal_id, software, maintainer, kind,
      valid_from, valid_to, registered_at)
    values (${newRegistrationCode()}, ${nuis}, ${sent.BusinUnitCode}, ${sent.TCRIntID}, ${SoftCode},
      ${MaintainerCode}, ${Type}, ${ValidFrom}, ${ValidTo}, ${receivedAt})
    on conflict (business_unit, internal_id) do update set internal_id = stored.internal_id
    returning code`;
  return onlyRow(rows).code;
}
