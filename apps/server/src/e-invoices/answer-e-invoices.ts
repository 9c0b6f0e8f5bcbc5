import { Refusal, refuseUnless, type EInvoiceAnswer } from '@tezga/domain';
import type { Signer } from '@tezga/fiscal';
import { businessSigner } from '../certificates/index.ts';
import type { BusinessContext } from '../platform/http/context.ts';

export interface Answered {
  readonly eic: string;
  readonly outcome: 'changed' | 'already' | 'not-found' | 'refused' | 'unanswered';
  /** What the central platform said where it refused. */
  readonly reason: string | null;
}

type Asking = Pick<
  BusinessContext,
  'transaction' | 'businessId' | 'config' | 'clock' | 'taxAuthority' | 'person'
>;

/** What the central platform takes in one message. */
const eicsAtOnce = 100;
/** A call holds its transaction while it asks, so few do so at once and none for long. */
const holdingMost = 3;
const patienceMs = 40_000;
const messageTimeoutMs = 15_000;
let holding = 0;

/**
 * Accepts or refuses e-invoices as their buyer. The central platform changes all that a message names or none, so a message
 * it refuses is asked again in halves until each that is wrong stands alone. What this business has answered so before is
 * not asked again, and of two who answer at once one changes it.
 */
export async function answerEInvoices(
  context: Asking,
  eics: readonly string[],
  status: EInvoiceAnswer,
): Promise<readonly Answered[]> {
  const { transaction, businessId, config, clock } = context;
  const wanted = [...new Set(eics)];
  const before = await answeredBefore(context, wanted, status);
  const { signer } = await businessSigner({ transaction, businessId, config, clock });
  const asked = await whileHolding(() =>
    ask(
      { ...context, signer, until: Date.now() + patienceMs },
      wanted.filter((eic) => !before.has(eic)),
      status,
    ),
  );
  const isLost =
    asked.length > 0 && asked.every(({ outcome }) => outcome === 'unanswered') && before.size === 0;
  if (isLost) throw new Refusal('tax-authority-unreachable');
  const kept = await keepAnswers(context, asked, status);
  const outcomes = new Map(asked.map((answer) => [answer.eic, answer]));
  return wanted.map((eic) => {
    const answer = outcomes.get(eic);
    if (answer === undefined || (answer.outcome === 'changed' && !kept.has(eic)))
      return { eic, outcome: 'already', reason: null };
    return answer;
  });
}

async function whileHolding<Value>(work: () => Promise<Value>): Promise<Value> {
  refuseUnless(holding < holdingMost, 'too-many-requests');
  holding += 1;
  try {
    return await work();
  } finally {
    holding -= 1;
  }
}

async function answeredBefore(
  { transaction, businessId }: Asking,
  eics: readonly string[],
  status: EInvoiceAnswer,
): Promise<ReadonlySet<string>> {
  const rows = await transaction.run(
    `select eic from tenant.e_invoice_answers where business_id = $1 and eic = any ($2::uuid[]) and status = $3`,
    [businessId, eics, status],
  );
  return new Set(rows.map(({ eic }) => String(eic)));
}

interface Line extends Asking {
  readonly signer: Signer;
  /** When nobody waits any more. */
  readonly until: number;
}

async function ask(line: Line, eics: readonly string[], status: EInvoiceAnswer): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let from = 0; from < eics.length; from += eicsAtOnce)
    answers.push(...(await askTogether(line, eics.slice(from, from + eicsAtOnce), status)));
  return answers;
}

async function askTogether(line: Line, eics: readonly string[], status: EInvoiceAnswer): Promise<Answered[]> {
  const all = (outcome: Answered['outcome'], reason: string | null = null) =>
    eics.map((eic) => ({ eic, outcome, reason }));
  if (Date.now() > line.until) return all('unanswered');
  const { taxAuthority, signer } = line;
  const told = await taxAuthority.ask(
    'einvoice',
    'EinvoiceChangeStatus',
    { EICs: { EIC: [...eics] }, EinStatus: status },
    { signer, timeoutMs: messageTimeoutMs },
  );
  if (told.kind === 'answer') return all('changed');
  const { name, code, text, canRepeat } = told.diagnosis;
  if (canRepeat) return all('unanswered');
  if (eics.length > 1) {
    const middle = Math.ceil(eics.length / 2);
    const first = await askTogether(line, eics.slice(0, middle), status);
    return [...first, ...(await askTogether(line, eics.slice(middle), status))];
  }
  return name === '53' ? all('not-found') : all('refused', text === '' ? code : text);
}

/** Which of the changes are this call's own: whoever answered the same at once was first with the others. */
async function keepAnswers(
  { transaction, businessId, person, clock }: Asking,
  answers: readonly Answered[],
  status: EInvoiceAnswer,
): Promise<ReadonlySet<string>> {
  const changed = answers.filter(({ outcome }) => outcome === 'changed').map(({ eic }) => eic);
  if (changed.length === 0) return new Set();
  const rows = await transaction.run(
    `insert into tenant.e_invoice_answers (business_id, eic, status, at, by_id)
     select $1, eic, $3, $4, $5 from unnest($2::uuid[]) as eic order by eic
     on conflict (business_id, eic) do nothing returning eic`,
    [businessId, changed, status, clock.now(), person.id],
  );
  return new Set(rows.map(({ eic }) => String(eic)));
}
