import type { contract, OutputOf } from '@tezga/contract';
import {
  attentionTo,
  authorityState,
  businessLevel,
  tiranaDay,
  type Attention,
  type AttentionState,
  type BusinessArea,
} from '@tezga/domain';
import { drawerMovementKindName } from '../cash-register/index.ts';
import { certificateStanding } from '../certificates/index.ts';
import { pendingEInvoices } from '../e-invoices/index.ts';
import { openDocuments } from '../fiscalization/index.ts';
import { overdueDebts } from '../payments/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { storedAnswers } from '../platform/tax-authority/authority-answers.ts';
import { purchasesToAnswer } from '../purchases/index.ts';
import { invoiceDocumentKind } from '../sales/index.ts';
import { lowStock } from '../warehouse/index.ts';
import { noteKind } from '../wtn/index.ts';

type Alerts = OutputOf<typeof contract.dashboard.alerts>;
type DocumentsAlert = Alerts['documents'][number];

/** Maximum number of ids in the reply; one resend call accepts as many. */
const idsMax = 500;
const justSentMs = 60_000;

/**
 * The kinds of fiscal documents, each with the area that permits seeing it and the table that has its
 * numbers.
 */
const kinds = [
  { kind: 'invoice', name: invoiceDocumentKind, area: 'receipts', numbersIn: 'tenant.invoices' },
  { kind: 'wtn', name: noteKind.name, area: 'wtn', numbersIn: 'tenant.transfer_notes' },
  { kind: 'deposit', name: drawerMovementKindName, area: 'cashRegister', numbersIn: null },
] as const satisfies readonly {
  kind: DocumentsAlert['kind'];
  name: string;
  area: BusinessArea;
  numbersIn: string | null;
}[];

export const alerts: Handler<typeof contract.dashboard.alerts> = async (_input, context) => {
  const { transaction, businessId, role, clock } = context;
  const seesInvoices = businessLevel(role, 'receipts') !== 'none';
  const readable = kinds.filter(({ area }) => businessLevel(role, area) !== 'none');
  const read = await Promise.all(readable.map((kind) => fiscalAlerts(context, kind)));
  const ofEInvoices = seesInvoices ? await eInvoiceAlerts(context) : [];
  const certificate = await certificateStanding(context);
  const answers = await storedAnswers(transaction);
  return {
    documents: [...read.flatMap(({ documents }) => documents), ...ofEInvoices],
    justSentCount: read.reduce((sum, { justSentCount }) => sum + justSentCount, 0),
    isCertificateMissing: certificate === null,
    certificate: certificate?.outcome === 'good' ? null : certificate,
    purchases: seesInvoices ? await purchasesToAnswer(transaction, businessId) : null,
    overdue:
      businessLevel(role, 'customers') === 'none'
        ? null
        : await overdueDebts(context, tiranaDay(clock.now())),
    lowStock: businessLevel(role, 'warehouse') === 'none' ? null : await lowStock(transaction, businessId),
    taxAuthority: {
      state: authorityState(answers, clock.now()),
      answerMs: answers.answerMs,
      answeredAt: answers.answeredAt?.toISOString() ?? null,
      lastNivfAt: seesInvoices ? await lastNivfAt(context) : null,
    },
  };
};

async function fiscalAlerts(
  { transaction, businessId, clock }: BusinessContext,
  { kind, name, numbersIn }: (typeof kinds)[number],
) {
  const now = clock.now();
  const open = await openDocuments(transaction, businessId, name);
  const groups = attentionTo(
    open.map((document) => ({ ...document, fault: document.failure?.name ?? null })),
    now,
  );
  const firstIds = groups.flatMap(({ ids: [first] }) => (first === undefined ? [] : [first]));
  const numbers =
    numbersIn === null || firstIds.length === 0
      ? new Map<string, string>()
      : await numbersOf(transaction, businessId, { numbersIn, ids: firstIds });
  // A document that already failed does not count as just sent: otherwise every screen would poll for it during an
  // outage.
  const isJustSent = ({ status, madeAt, failure }: (typeof open)[number]) =>
    status === 'pending' && failure === null && now.getTime() - madeAt.getTime() < justSentMs;
  return {
    documents: groups.map((group) => alertOf(kind, group, numbers.get(group.ids[0] ?? '') ?? null)),
    justSentCount: open.filter(isJustSent).length,
  };
}

function alertOf(kind: DocumentsAlert['kind'], group: Attention, number: string | null): DocumentsAlert {
  const { state, ids, hoursLeft, fault } = group;
  return { kind, state, count: ids.length, ids: ids.slice(0, idsMax), number, hoursLeft, fault };
}

async function numbersOf(
  transaction: BusinessContext['transaction'],
  businessId: string,
  { numbersIn, ids }: { readonly numbersIn: string; readonly ids: readonly string[] },
): Promise<Map<string, string>> {
  const rows = await transaction.run<{ readonly id: string; readonly number: string }>(
    `select id, number_text as number from ${numbersIn} where business_id = $1 and id = any ($2::text[])`,
    [businessId, ids],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Invoices with a NIVF whose e-invoice has no EIC yet. */
async function eInvoiceAlerts({ transaction, businessId }: BusinessContext): Promise<DocumentsAlert[]> {
  const lacking = await pendingEInvoices(transaction, businessId);
  const groups: [AttentionState, typeof lacking][] = [
    ['refused', lacking.filter(({ state }) => state === 'error')],
    // Leaves out e-invoices whose first attempt is in progress: they get their EIC in seconds.
    ['pending', lacking.filter(({ state, failure }) => state !== 'error' && failure !== null)],
  ];
  const found = groups.filter(([, group]) => group.length > 0);
  const ids = found.flatMap(([, [first]]) => (first === undefined ? [] : [first.invoiceId]));
  const numbers = await numbersOf(transaction, businessId, { numbersIn: 'tenant.invoices', ids });
  return found.map(([state, group]) => ({
    kind: 'e-invoice',
    state,
    count: group.length,
    ids: group.slice(0, idsMax).map(({ invoiceId }) => invoiceId),
    number: numbers.get(group[0]?.invoiceId ?? '') ?? null,
    hoursLeft: null,
    fault: group[0]?.failure?.name ?? null,
  }));
}

async function lastNivfAt({ transaction, businessId }: BusinessContext): Promise<string | null> {
  const [row] = await transaction.run<{ readonly at: Date }>(
    `select answered_at as at from tenant.fiscal_documents
     where business_id = $1 and kind = 'invoice' and status = 'fiscalized' and answered_at is not null
     order by answered_at desc limit 1`,
    [businessId],
  );
  return row?.at.toISOString() ?? null;
}
