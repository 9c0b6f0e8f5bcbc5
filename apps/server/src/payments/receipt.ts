import type { contract } from '@tezga/contract';
import { comesIn, minus, negated, noMoney, plus, refuseUnless, sumOf, type Money } from '@tezga/domain';
import type { BulkPdfOptions, PrintedPaymentReceipt } from '@tezga/print';
import type { z } from 'zod';
import { rateInColumn } from '../platform/database/numeric.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { printedPdf } from '../platform/documents/print.ts';
import { fileNameOf } from '../platform/documents/prints.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { printedContact } from '../settings/index.ts';
import { documentsOfPayment, paymentRows, type ListedRow } from './payments-read.ts';
import type { SubjectReading } from './subjects.ts';

type Call = typeof contract.payments.receipt;
type Input = z.output<Call['input']>;

const papers = { A4: 'A4', '80': 80, '58': 58 } as const satisfies Record<
  Input['paper'],
  BulkPdfOptions['paper']
>;

export const receipt: FreeHandler<Call> = {
  async freely(input, context) {
    const { paper, language } = input;
    const { job, pdf } = await printedPdf(context, 1, async (transaction) => ({
      payment: await receiptOf(input.id, { ...context, transaction, language }),
      options: { language, paper: papers[paper] },
    }));
    return { name: fileNameOf([job.payment.number]), pdf };
  },
};

/**
 * Builds the receipt of a payment. The user sees only documents of their shops (row-level security); the receipt
 * shows the others as one sum.
 */
async function receiptOf(
  id: string,
  { transaction, businessId, clock, language, phrasesIn }: SubjectReading,
): Promise<PrintedPaymentReceipt> {
  const [row] = await paymentRows(transaction, businessId, [id]);
  refuseUnless(row !== undefined, 'not-found');
  const around = await factsAround(transaction, businessId, id);
  const documents = await documentsOfPayment(transaction, businessId, row.reversesId ?? id);
  const paid = documents.map(
    ({ number, isAdvance, currency, open, settled, settledInLek, rateDifference }) => ({
      number,
      isAdvance,
      currency,
      open,
      paid: settled,
      paidInLek: plus(settledInLek, rateDifference),
    }),
  );
  const { business, idType, idNumber, originalKind, restInLek, reverses, reversedBy } = around;
  const issuer = { ...business, ...(await printedContact(transaction, businessId)) };
  const subjectName = row.subjectName ?? phrasesIn[language].payments.withoutRecord[row.side];
  const own = `${issuer.name} (${row.by})`;
  const isIn = isMoneyIn(row, originalKind);
  return {
    ...row,
    title: row.kind === 'payment' && row.rest === row.amount ? 'advance' : row.kind,
    issuer,
    subject: { name: subjectName, idType: idType ?? 'NUIS', idNumber: idNumber ?? '' },
    place: row.place ?? '',
    exchangeRate: rateInColumn(row.exchangeRate),
    documents: paid,
    otherShops:
      originalKind === 'set-off'
        ? noMoney
        : minus(
            minus(absolute(row.amountInLek), absolute(restInLek)),
            sumOf(paid.map(({ paidInLek }) => paidInLek)),
          ),
    payer: isIn ? subjectName : own,
    recipient: isIn ? own : subjectName,
    reverses,
    reversedBy,
    userName: row.by,
    printedAt: clock.now(),
  };
}

const absolute = (amount: Money): Money => (amount < 0n ? negated(amount) : amount);

/** Whether the business receives money: by a payment to it, or by the reversal of a payment that it made. */
const isMoneyIn = ({ side, reversesId }: ListedRow, kind: Facts['originalKind']): boolean =>
  kind !== 'set-off' && comesIn({ side, kind }) === (reversesId === null);

interface Facts {
  readonly restInLek: Money;
  /** Null if the subject has no customer record. */
  readonly idType: PrintedPaymentReceipt['subject']['idType'] | null;
  readonly idNumber: string | null;
  /** The kind of the payment; for a reversal, the kind of the reversed payment. */
  readonly originalKind: 'payment' | 'refund' | 'set-off';
  readonly reverses: string | null;
  readonly reversedBy: string | null;
  readonly business: Pick<PrintedPaymentReceipt['issuer'], 'name' | 'nuis' | 'address' | 'town'>;
}

async function factsAround(transaction: Transaction, businessId: string, id: string): Promise<Facts> {
  const [facts] = await transaction.run<Facts>(
    `select payment.rest_all as "restInLek", customer.id_type as "idType",
       customer.id_number as "idNumber",
       coalesce(original.kind, payment.kind) as "originalKind", original.number_text as reverses,
       reversal.number_text as "reversedBy",
       json_build_object('name', business.name, 'nuis', business.nipt, 'address', business.address, 'town', business.city)
         as business
     from tenant.payments payment
     join platform.businesses business on business.id = payment.business_id
     left join tenant.customers customer on customer.business_id = $1 and customer.id = payment.subject_id
     left join tenant.payments original on original.business_id = $1 and original.id = payment.reverses_id
     left join tenant.payments reversal on reversal.business_id = $1 and reversal.reverses_id = payment.id
     where payment.business_id = $1 and payment.id = $2`,
    [businessId, id],
  );
  if (facts === undefined) throw new Error(`payment ${id} is gone`);
  return facts;
}
