import type { contract, OutputOf } from '@tezga/contract';
import { answerStanding, refuseUnless, type EInvoiceAnswer, type EInvoiceStatus } from '@tezga/domain';
import type { z } from 'zod';
import { answerEInvoices, whileAnswering, type Answered, type Turn } from '../e-invoices/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { namesOf } from '../platform/names-of.ts';

interface LockedPurchase {
  readonly id: string;
  readonly eic: string;
  readonly number: string;
  readonly status: EInvoiceStatus | null;
}

type Input = z.output<typeof contract.purchases.setStatus.input>;
type Answers = OutputOf<typeof contract.purchases.setStatus>;
type Result = Answers['results'][number];

/**
 * Accepts or refuses e-invoices. The rows stay locked during the request to the central platform, so the second of two
 * concurrent calls sees the status that the first set.
 */
export const setStatus: Handler<typeof contract.purchases.setStatus> = (input, context) =>
  whileAnswering((turn) => answerLocked(input, context, turn));

async function answerLocked({ eics, status }: Input, context: BusinessContext, turn: Turn): Promise<Answers> {
  const wanted = [...new Set(eics.map((eic) => eic.toLowerCase()))];
  const locked = await lockPurchases(context, wanted);
  refuseUnless(locked.length > 0, 'not-found');
  const open = locked.filter((each) => answerStanding(each.status, status) === 'open').map(({ eic }) => eic);
  const answers = open.length === 0 ? [] : await answerEInvoices(context, turn, open, status);
  const answered = new Map(answers.map((answer) => [answer.eic.toLowerCase(), answer]));
  const results = resultsOf(wanted, locked, answered, status);
  await saveStatus(
    context,
    results.filter(({ outcome }) => outcome === 'changed'),
    status,
  );
  context.note(namesOf(locked.map(({ number }) => ({ name: number }))));
  return { results };
}

async function lockPurchases(
  { transaction, businessId }: BusinessContext,
  eics: readonly string[],
): Promise<readonly LockedPurchase[]> {
  const rows = await transaction.run<LockedPurchase>(
    `select id, eic, number, status from tenant.purchases where business_id = $1 and eic = any ($2::text[])
     order by id for no key update`,
    [businessId, eics],
  );
  return rows;
}

async function saveStatus(
  { transaction, businessId, person, clock }: BusinessContext,
  changed: readonly Result[],
  status: EInvoiceAnswer,
): Promise<void> {
  await transaction.run(
    `update tenant.purchases set status = $3, answered_by = $4, answered_at = $5, updated_at = $5
     where business_id = $1 and eic = any ($2::text[])`,
    [businessId, changed.map(({ eic }) => eic), status, person.name, clock.now()],
  );
}

function resultsOf(
  wanted: readonly string[],
  locked: readonly LockedPurchase[],
  answered: ReadonlyMap<string, Answered>,
  status: EInvoiceAnswer,
): Result[] {
  const byEic = new Map(locked.map((each) => [each.eic, each]));
  return wanted.map((eic) => {
    const known = byEic.get(eic);
    if (known === undefined) return { eic, outcome: 'not-found', status: null, fault: null };
    const answer = answered.get(eic);
    if (answer === undefined)
      return {
        eic,
        outcome: known.status === status ? 'already' : 'closed',
        status: known.status,
        fault: null,
      };
    // "already": the e-invoice was answered outside this list, but the purchase row changes now.
    const outcome = answer.outcome === 'already' ? 'changed' : answer.outcome;
    return { eic, outcome, status: outcome === 'changed' ? status : known.status, fault: answer.reason };
  });
}
