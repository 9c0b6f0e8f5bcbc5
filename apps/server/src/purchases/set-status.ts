import type { contract, OutputOf } from '@tezga/contract';
import { answerStanding, refuseUnless, type EInvoiceAnswer, type EInvoiceStatus } from '@tezga/domain';
import type { z } from 'zod';
import { answerEInvoices, whileAnswering, type Answered, type Turn } from '../e-invoices/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { namesOf } from '../platform/names-of.ts';

interface Held {
  readonly id: string;
  readonly eic: string;
  readonly number: string;
  readonly status: EInvoiceStatus | null;
}

type Asked = z.output<typeof contract.purchases.setStatus.input>;
type Answers = OutputOf<typeof contract.purchases.setStatus>;
type Result = Answers['results'][number];

/**
 * The purchases are held while the central platform is told, so that of two who answer at once the second sees what the
 * first has said.
 */
export const setStatus: Handler<typeof contract.purchases.setStatus> = (asked, context) =>
  whileAnswering((turn) => answerHeld(asked, context, turn));

async function answerHeld({ eics, status }: Asked, context: BusinessContext, turn: Turn): Promise<Answers> {
  const wanted = [...new Set(eics.map((eic) => eic.toLowerCase()))];
  const held = await heldPurchases(context, wanted);
  refuseUnless(held.length > 0, 'not-found');
  const open = held.filter((each) => answerStanding(each.status, status) === 'open').map(({ eic }) => eic);
  const answers = open.length === 0 ? [] : await answerEInvoices(context, turn, open, status);
  const answered = new Map(answers.map((answer) => [answer.eic.toLowerCase(), answer]));
  const results = resultsOf(wanted, held, answered, status);
  await keep(
    context,
    results.filter(({ outcome }) => outcome === 'changed'),
    status,
  );
  context.note(namesOf(held.map(({ number }) => ({ name: number }))));
  return { results };
}

async function heldPurchases(
  { transaction, businessId }: BusinessContext,
  eics: readonly string[],
): Promise<readonly Held[]> {
  const rows = await transaction.run<Held>(
    `select id, eic, number, status from tenant.purchases where business_id = $1 and eic = any ($2::text[])
     order by id for no key update`,
    [businessId, eics],
  );
  return rows;
}

async function keep(
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
  held: readonly Held[],
  answered: ReadonlyMap<string, Answered>,
  status: EInvoiceAnswer,
): Result[] {
  const byEic = new Map(held.map((each) => [each.eic, each]));
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
    // What was said of it elsewhere in this house is news to the purchase all the same.
    const outcome = answer.outcome === 'already' ? 'changed' : answer.outcome;
    return { eic, outcome, status: outcome === 'changed' ? status : known.status, fault: answer.reason };
  });
}
