import { contract, encoded, figure } from '@tezga/contract';
import { ownerRoleCode, Refusal, tiranaDay, type Money } from '@tezga/domain';
import { z } from 'zod';
import { payNewInvoice, payOnce } from '../payments/index.ts';
import { inTransaction, type Transaction } from '../platform/database/transaction.ts';
import { documentFingerprint } from '../platform/documents/same-document.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import type { Job, JobContext } from '../platform/jobs/worker.ts';
import { issueByJob } from '../sales/index.ts';
import { paymentDraftsStore } from './store.ts';

export const invoiceTask = 'online-payments:invoice';

const payloadOf = z.object({ businessId: z.string(), draftId: z.string() });
type Payload = z.output<typeof payloadOf>;

/** The job has the rights of an owner, because an owner may sell at any price, and the draft sets the prices. */
const anyPrice = { code: ownerRoleCode, posPermissions: {} };
const tryAgainMs = 15 * 60_000;

/**
 * Issues the fiscal invoice for a paid draft and records its payment, so that the invoice is not a debt in the books of
 * the issuer. The seller is the business of the platform operator. The id of the draft is the id of the sale and of the
 * payment, which are idempotency keys, so a repeated job issues and records nothing twice. If issuing fails,
 * for example because a certificate is missing, a new job retries later. This repeats without a limit, because the
 * customer has paid; the retries of the queue itself end after 25.
 */
export const issueInvoice: Job = async (payload, context) => {
  const ids = payloadOf.parse(payload);
  const paid = await inBusiness(context, ids.businessId, (transaction) => readPaid(transaction, ids));
  if (paid === null) return;
  try {
    const number = await issue(context, paid);
    await inBusiness(context, ids.businessId, (transaction) => saveNumber(transaction, ids, number));
  } catch (error) {
    context.log.error({ err: error, draftId: ids.draftId }, 'the invoice of a paid draft was not issued');
    const at = new Date(context.clock.now().getTime() + tryAgainMs);
    await inBusiness(context, ids.businessId, (transaction) =>
      addJob(transaction, invoiceTask, ids, { key: `invoice ${ids.draftId}`, at }),
    );
  }
};

interface PaidDraft {
  readonly id: string;
  readonly currency: string;
  readonly total: Money;
  /** The id of the payment at the provider, with which the issuer finds it in the provider's statements. */
  readonly captureId: string;
  readonly lines: readonly object[];
  readonly buyer: {
    readonly name: string;
    readonly nipt: string;
    readonly address: string;
    readonly town: string;
  };
}

/** Null if the draft is not paid yet, or if its invoice was already issued. */
async function readPaid(
  transaction: Transaction,
  { businessId, draftId }: Payload,
): Promise<PaidDraft | null> {
  const [row] = await transaction.run<Omit<PaidDraft, 'lines'>>(
    `select draft.id, draft.currency, draft.total, draft.capture_id as "captureId",
       jsonb_build_object('name', business.name, 'nipt', business.nipt, 'address', business.address,
         'town', business.city) as buyer
     from tenant.payment_drafts draft join platform.businesses business on business.id = $1
     where draft.business_id = $1 and draft.id = $2 and draft.paid_at is not null and draft.invoice_number is null`,
    [businessId, draftId],
  );
  if (row === undefined) return null;
  const lines = await paymentDraftsStore(transaction, businessId).linesOf([draftId]);
  const wire = (lines.get(draftId) ?? []).map(({ name, unit, quantity, price, vat }) => ({
    name,
    unit,
    quantity: encoded(figure.quantity, quantity),
    price: encoded(figure.money, price),
    vat,
  }));
  return { ...row, lines: wire };
}

interface Issuer {
  readonly tillId: string;
  readonly userId: string;
  readonly operatorName: string;
  readonly exchangeRate: number;
}

async function issue(context: JobContext, draft: PaidDraft): Promise<string> {
  const { config, clock } = context;
  const businessId = await inTransaction(context.pool, (transaction) =>
    issuingBusiness(transaction, config.ONLINE_PAYMENTS_ISSUER),
  );
  return inBusiness(context, businessId, async (transaction) => {
    const { tillId, userId, operatorName, exchangeRate } = await readIssuer(transaction, businessId, draft);
    const { name, nipt, address, town } = draft.buyer;
    const input = contract.sales.issue.input.parse({
      saleId: draft.id,
      tillId,
      lines: draft.lines,
      currency: draft.currency,
      exchangeRate,
      payments: [{ type: 'ACCOUNT', amount: encoded(figure.money, draft.total) }],
      buyer: { idType: 'NUIS', idNumber: nipt, name, address, town },
      // The law requires an e-invoice between companies. It needs the address of the buyer; without the address the
      // invoice is issued without an e-invoice.
      eInvoice: address === '' || town === '' ? null : {},
    });
    const person = { id: userId, name: operatorName };
    const selling = { transaction, businessId, config, clock, person, role: anyPrice };
    const payment = {
      paymentId: draft.id,
      fingerprint: documentFingerprint(draft.id, invoiceTask, draft.captureId),
      method: 'ONLINE' as const,
      accountId: null,
      tillId,
      date: tiranaDay(clock.now()),
      currency: draft.currency,
      exRate: input.exchangeRate,
      amount: draft.total,
      documents: [],
      keepRest: true,
      note: `PayPal ${draft.captureId}`,
      drawerNote: (number: string) => number,
    };
    await payOnce({ transaction, businessId, note: () => undefined }, draft.id, payment.fingerprint, () =>
      payNewInvoice(selling, payment, async (beforePosting) => {
        const { id } = await issueByJob({ ...selling, beforePosting }, input);
        return id;
      }),
    );
    return (await issueByJob(selling, input)).numberText;
  });
}

async function issuingBusiness(transaction: Transaction, nipt: string | undefined): Promise<string> {
  const [row] = await transaction.run<{ readonly id: string }>(
    'select id from platform.businesses where nipt = $1 and deleted_at is null',
    [nipt ?? ''],
  );
  if (row === undefined) throw new Refusal('payment-issuer-missing');
  return row.id;
}

/**
 * Chooses the operator and the till of the invoice, and reads the exchange rate. The operator is the owner or else
 * the oldest employee, both only with an operator code; the till is the oldest one whose shop has a business unit code.
 */
async function readIssuer(transaction: Transaction, businessId: string, draft: PaidDraft): Promise<Issuer> {
  const [row] = await transaction.run<Issuer>(
    `select till.id as "tillId", operator.user_id as "userId", operator.name as "operatorName",
       round(currency.exchange_rate, 2)::float8 as "exchangeRate"
     from tenant.tills till
     join tenant.shops shop on shop.business_id = $1 and shop.id = till.shop_id and shop.business_unit_code <> ''
     join tenant.employees operator
       on operator.business_id = $1 and operator.deleted_at is null and operator.operator_code is not null
     join tenant.currencies currency
       on currency.business_id = $1 and currency.code = $2 and currency.deleted_at is null
     join platform.businesses business on business.id = $1
     where till.business_id = $1
     order by (operator.user_id = business.owner_id) desc, operator.created_at, till.created_at, till.id limit 1`,
    [businessId, draft.currency],
  );
  if (row === undefined) throw new Refusal('payment-issuer-missing');
  return row;
}

async function saveNumber(
  transaction: Transaction,
  { businessId, draftId }: Payload,
  number: string,
): Promise<void> {
  await transaction.queries
    .updateTable('tenant.payment_drafts')
    .set({ invoice_number: number })
    .where('business_id', '=', businessId)
    .where('id', '=', draftId)
    .execute();
}
