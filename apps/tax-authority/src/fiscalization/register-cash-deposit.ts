import { randomUUID } from 'node:crypto';
import { fiscalization } from '@tezga/fiscal';
import postgres from 'postgres';
import type { Context } from '../platform/context.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { officialDay } from '../platform/official-time.ts';
import { operation, Refused, refuseUnless, type Operation, type Sender } from '../soap/index.ts';
import { hundredths } from './exact-amounts.ts';
import type { CashDepositRequest } from './messages.ts';
import { checkTaxpayer, registryFacts, type RegistryFacts } from './registry-facts.ts';
import { checkSameDeposit } from './same-document.ts';
import { checkMoment } from './time-windows.ts';

/** Registers a cash deposit or withdrawal. Idempotent by the request UUID. */
export function registerCashDeposit({ sql }: Pick<Context, 'sql'>): Operation {
  return operation(fiscalization, 'RegisterCashDepositRequest', 'RegisterCashDepositResponse', {
    issuerOf: ({ CashDeposit }) => CashDeposit.IssuerNUIS,
    async perform(request, sender) {
      const { Header, CashDeposit: deposit } = request;
      const day = officialDay(deposit.ChangeDateTime);
      const named = { nuis: sender.nuis, day, till: deposit.TCRCode, depositUuid: Header.UUID };
      const facts = await registryFacts(sql, named);
      const made = randomUUID();
      if (facts.answeredBefore === null) judge(request, facts, sender, day);
      const FCDC = facts.answeredBefore ?? (await save(sql, request, sender, { day, fcdc: made }));
      if (FCDC !== made) await checkSameDeposit(sql, sender.nuis, request);
      return { FCDC };
    },
  });
}

function judge(
  { Header, CashDeposit: deposit }: CashDepositRequest,
  facts: RegistryFacts,
  sender: Sender,
  day: string,
): void {
  checkMoment('CashDeposit/@ChangeDateTime', deposit.ChangeDateTime, Header, sender.receivedAt);
  checkTaxpayer(facts, sender.nuis);
  refuseUnless(facts.isActive, 55);
  refuseUnless(facts.hasTill, 53, deposit.TCRCode);
  const isInitial = deposit.Operation === 'INITIAL';
  refuseUnless(isInitial || hundredths(deposit.CashAmt) > 0n, 51);
  refuseUnless(!isInitial || !facts.hasInitialDeposit, 56, `${deposit.TCRCode} on ${day}`);
}

async function save(
  sql: Context['sql'],
  { Header, CashDeposit: deposit }: CashDepositRequest,
  { nuis, receivedAt }: Sender,
  { day, fcdc }: { readonly day: string; readonly fcdc: string },
): Promise<string> {
  try {
    const rows = await sql<{ fcdc: string }[]>`
      insert into tax_authority.cash_deposits as stored (issuer, request_uuid, fcdc, till, operation, amount,
        changed_at, day, received_at, subsequent)
      values (${nuis}, ${Header.UUID}, ${fcdc}, ${deposit.TCRCode}, ${deposit.Operation},
        ${deposit.CashAmt}, ${deposit.ChangeDateTime}, ${day}, ${receivedAt}, ${Header.SubseqDelivType ?? null})
      on conflict (issuer, request_uuid) do update set request_uuid = stored.request_uuid
      returning fcdc`;
    return onlyRow(rows).fcdc;
  } catch (error) {
    // A concurrent INITIAL of the same day was inserted after our check.
    if (error instanceof postgres.PostgresError && error.constraint_name === 'one_initial_a_day')
      throw new Refused(56, `${deposit.TCRCode} on ${day}`);
    throw error;
  }
}
