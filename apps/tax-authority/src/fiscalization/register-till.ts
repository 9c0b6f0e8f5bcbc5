import { fiscalization } from '@tezga/fiscal';
import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { officialDay } from '../platform/official-time.ts';
import { newRegistrationCode } from '../registry/index.ts';
import { operation, refuseUnless, type Operation, type Sender } from '../soap/index.ts';
import type { TillRequest } from './messages.ts';

type SaidTill = TillRequest['TCR'];
type Sql = Context['sql'];

interface KnownTill {
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
  readonly till: KnownTill | null;
}

/** A till; said again with the same unit and the same name, it keeps its code and may only get another end. */
export function registerTill({ sql }: Pick<Context, 'sql'>): Operation {
  return operation(fiscalization, 'RegisterTCRRequest', 'RegisterTCRResponse', {
    issuerOf: ({ TCR }) => TCR.IssuerNUIS,
    async perform({ TCR: said }, sender) {
      const today = officialDay(sender.receivedAt);
      const facts = await tillFacts(sql, sender.nuis, said);
      refuseUnless(facts.isKnown, 52, sender.nuis);
      refuseUnless(facts.isActive, 55);
      refuseUnless(facts.hasUnit, 41, said.BusinUnitCode);
      refuseUnless(facts.hasSoftware, 42, said.SoftCode);
      refuseUnless(facts.hasMaintainer, 43, said.MaintainerCode);
      checkDays(said, facts.till, today);
      if (facts.till === null) return { TCRCode: await enterTill(sql, said, sender, today) };
      checkChange(said, facts.till, today);
      if (said.ValidTo !== undefined && said.ValidTo !== facts.till.validTo)
        await sql`update tax_authority.tills set valid_to = ${said.ValidTo} where code = ${facts.till.code}`;
      return { TCRCode: facts.till.code };
    },
  });
}

async function tillFacts(sql: Sql, nuis: string, said: SaidTill): Promise<TillFacts> {
  const [software, maintainer] = [said.SoftCode ?? null, said.MaintainerCode ?? null];
  return onlyRow(
    await sql<TillFacts[]>`
    select taxpayer.nuis is not null as "isKnown",
      coalesce(taxpayer.is_active, false) as "isActive",
      exists (select from tax_authority.business_units
        where code = ${said.BusinUnitCode} and nuis = asked.nuis and is_active) as "hasUnit",
      ${software}::text is null or exists (select from tax_authority.software
        where code = ${software} and is_active) as "hasSoftware",
      ${maintainer}::text is null or exists (select from tax_authority.maintainers
        where code = ${maintainer} and is_active) as "hasMaintainer",
      (select json_build_object('code', code, 'software', software, 'maintainer', maintainer, 'kind', kind,
          'validFrom', valid_from, 'validTo', valid_to)
        from tax_authority.tills where business_unit = ${said.BusinUnitCode}
          and internal_id = ${said.TCRIntID}) as till
    from (select ${nuis}::text as nuis) as asked
    left join tax_authority.taxpayers as taxpayer on taxpayer.nuis = asked.nuis`,
  );
}

/** What was said before may be said again, however long ago it is. */
function checkDays({ ValidFrom, ValidTo }: SaidTill, known: KnownTill | null, today: string): void {
  const isOldStart = ValidFrom !== undefined && ValidFrom < today && ValidFrom !== known?.validFrom;
  refuseUnless(!isOldStart, 45, `${ValidFrom}`);
  refuseUnless(ValidTo === undefined || ValidTo >= today, 46, `${ValidTo}`);
  const start = ValidFrom ?? known?.validFrom;
  const isBackwards = ValidTo !== undefined && start !== undefined && ValidTo < start;
  refuseUnless(!isBackwards, 47, `${start} to ${ValidTo}`);
}

function checkChange(said: SaidTill, known: KnownTill, today: string): void {
  const isOver = known.validTo !== null && known.validTo < today;
  refuseUnless(!isOver, 57, `its last day was ${known.validTo}`);
  const pairs = [
    [said.SoftCode, known.software],
    [said.MaintainerCode, known.maintainer],
    [said.Type, known.kind],
    [said.ValidFrom, known.validFrom],
  ] as const;
  const isSame = pairs.every(([now, before]) => now === undefined || now === before);
  refuseUnless(isSame, 48, 'only ValidTo may change');
}

async function enterTill(
  sql: Sql,
  said: SaidTill,
  { nuis, receivedAt }: Sender,
  today: string,
): Promise<string> {
  const { SoftCode, MaintainerCode, Type, ValidFrom = today, ValidTo = null } = said;
  refuseUnless(SoftCode !== undefined, 11, 'TCR/@SoftCode is needed for a new TCR');
  refuseUnless(MaintainerCode !== undefined, 11, 'TCR/@MaintainerCode is needed for a new TCR');
  refuseUnless(Type !== undefined, 11, 'TCR/@Type is needed for a new TCR');
  const rows = await sql<{ code: string }[]>`
    insert into tax_authority.tills as kept (code, nuis, business_unit, internal_id, software, maintainer, kind,
      valid_from, valid_to, registered_at)
    values (${newRegistrationCode()}, ${nuis}, ${said.BusinUnitCode}, ${said.TCRIntID}, ${SoftCode},
      ${MaintainerCode}, ${Type}, ${ValidFrom}, ${ValidTo}, ${receivedAt})
    on conflict (business_unit, internal_id) do update set internal_id = kept.internal_id
    returning code`;
  return onlyRow(rows).code;
}
